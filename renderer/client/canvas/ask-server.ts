/** The server cannot be reached: no fault of the page, and the builder says it. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Asks the server at the address of the page. Throws `NoAnswer` if it cannot be reached. */
export const askServer = (request?: RequestInit): Promise<Response> =>
  fetch(location.href, request).catch((cause: unknown) => {
    throw new NoAnswer('The page got no answer', { cause })
  })
