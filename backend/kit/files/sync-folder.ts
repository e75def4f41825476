import { open } from 'node:fs/promises'

/** Waits until the names in a folder are on the disk, so that a file that was just made or renamed there is found after a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
