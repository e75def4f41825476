import { callForResponse } from './call.ts'
import { saveFile } from './save-file.ts'

/** Downloads a file from the API and saves it as `name`. Throws CallError. */
export async function download(path: string, name: string): Promise<void> {
  const response = await callForResponse('GET', path, undefined, { isLong: true })
  saveFile(await response.blob(), name)
}
