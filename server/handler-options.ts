import type { Assets } from '../renderer/assets.ts'
import type { Application } from './application.ts'
import type { Development } from './development/hot-documents.ts'

/** What a handler is made with beside the services. */
export type HandlerOptions = {
  assets: () => Assets
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientRoot?: string
  /** Secret of the command-line tools; absent where none may come. */
  adminToken?: string
  /** Areas behind sign-in and the catalogue; absent where another listener comes before this one. */
  application?: Application
  /** Name of the application's build, which `/builds/latest.json` tells its pages. */
  applicationBuild?: string
  /** True where the catalogue is: its examples of blocks are drawn here. */
  catalogue?: boolean
  /** What development adds to documents. */
  development?: Development
}
