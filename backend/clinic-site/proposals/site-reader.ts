import type { Orm } from '../../kit/database/database.ts'
import type { FileStore } from '../../kit/files/store.ts'

/** The stores that sites are read from; a proposal looks at the picture of the logo. */
export type SiteReader = { orm: Orm; files: FileStore }
