import { callForResponse } from '../../../client/call.ts'
import { saveFile } from '../../../client/save-file.ts'

/** How long a file stays available to the tab that shows it, in milliseconds. */
const shownMs = 600_000

/** Opens a PDF of a call in a new tab, from where it is printed; where the browser lets none be opened it is saved as `name`. */
export async function openFile(
  method: 'GET' | 'POST',
  path: string,
  name: string,
  body?: object,
): Promise<void> {
  const response = await callForResponse(method, path, body, { isLong: true })
  const file = await response.blob()
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), shownMs)
  const isShown = navigator.pdfViewerEnabled && window.open(address, '_blank')
  if (!isShown) saveFile(file, `${name}.pdf`)
}
