import { crossPath } from '../ui/brand-cross.tsx'

/** The application's icon as a data URL, which saves a request. */
export const icon = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='%230b6e7f' d='${crossPath}'/></svg>`
