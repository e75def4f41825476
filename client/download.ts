import { callForResponse } from './call.ts'

/** How long the blob stays available for the browser to start the download, in milliseconds. */
const handOver = 10_000

/** Downloads a file from the API and saves it as `name`. Throws CallError. */
export async function download(path: string, name: string): Promise<void> {
  const response = await callForResponse('GET', path, undefined, { isLong: true })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), handOver)
}
