import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from '../files/disk-store.ts'

/** Files of a test run, in a folder that the system clears away. */
export const testFiles = createDiskStore(join(tmpdir(), `shipa-test-files-${process.pid}`))
