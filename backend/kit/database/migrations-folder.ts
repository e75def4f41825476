import { projectFolder } from '../project-folder.ts'

/** The folder of SQL migrations. */
export const migrationsFolder = (): string => projectFolder('backend/database/migrations')
