import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from '../kit/files/disk-store.ts'

/** A file store for tests in the system's temporary folder. */
export const testFiles = createDiskStore(join(tmpdir(), `shipa-test-files-${process.pid}`))
