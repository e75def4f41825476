import { customPageToPage } from '../content-adapters/medical-api/pages/custom-page-to-page.ts'
import type { Route } from './route.ts'

/** A page of the directory itself; one marked as a redirect has sent its reader on before (B-12). */
export const customPage: Route['load'] = async ({ source, params }) => ({
  content: customPageToPage(await source.customPage(params.slug ?? '')),
  layout: 'default',
})
