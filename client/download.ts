import { callForResponse } from './call.ts'

/** How long the browser may take to begin with a file that it was given, in milliseconds. */
const handOver = 10_000

/** Reads a file from the API and gives it to the browser to keep as `name`. Throws CallError. */
export async function download(path: string, name: string): Promise<void> {
  const response = await callForResponse('GET', path, undefined, { isLong: true })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), handOver)
}
