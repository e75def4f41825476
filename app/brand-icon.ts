/** A cross in the accent colour: the path is the sign of documents as well. */
export const crossPath = 'M3 0h2v3h3v2H5v3H3V5H0V3h3z'

/** The application's icon as an address, so that it costs no request. */
export const icon = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='%230b6e7f' d='${crossPath}'/></svg>`
