// Vite puts values in place of these names, so each is written out; `process` is that of the command line.
const variables = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  site: process.env.SANITY_STUDIO_SITE_ORIGIN,
}

/** The id of the project at sanity.io/manage. */
export const projectId = variables.projectId || 'put-your-id-here'

export const dataset = variables.dataset || 'production'

/** Where Shipa answers: `ORIGIN` there. */
export const siteOrigin = variables.site || 'http://localhost:3000'
