import type { Assets } from '../../renderer/assets.ts'
import type { Application } from '../application/application.ts'
import type { Development } from '../development/hot-documents.ts'

/** Options of a handler beside the services. */
export type HandlerOptions = {
  assets: () => Assets
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientRoot?: string
  /** Folder of the built script of a page in the builder. */
  canvasRoot?: string
  /** Secret of the command-line tools; absent if they are not allowed. */
  adminToken?: string
  /** Areas behind sign-in and the catalogue; absent if another listener answers them first. */
  application?: Application
  /** Id of the application's build, published in `/builds/latest.json`. */
  applicationBuild?: string
  /** True if the catalogue is enabled: its block examples are rendered here. */
  catalogue?: boolean
  /** Adds development tools to documents. */
  development?: Development
}
