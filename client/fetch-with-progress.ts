type Sent = { method: string; headers: Record<string, string>; body: FormData; signal: AbortSignal }

/** Parses the header lines of an XMLHttpRequest. */
const headersOf = (lines: string): [string, string][] =>
  lines
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })

/**
 * `fetch` for a form with files that reports the share sent, from 0 to 1. Uses `XMLHttpRequest`, because `fetch` has no
 * upload progress. Rejects as `fetch` does.
 */
export const fetchWithProgress = (
  url: URL,
  { method, headers, body, signal }: Sent,
  onProgress: (progress: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('the request failed'))
    request.onload = () => {
      const { status, responseText } = request
      const init = { status, headers: headersOf(request.getAllResponseHeaders()) }
      resolve(new Response(status === 204 || status === 304 ? null : responseText, init))
    }
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      request.abort()
    })
    request.send(body)
  })
