import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { dataset, projectId, siteOrigin } from './environment'
import { resolve } from './locations'
import { schemaTypes } from './schema'
import { structure, templates } from './structure'

export default defineConfig({
  name: 'shipa',
  title: 'Shipa',
  projectId,
  dataset,
  plugins: [
    structureTool({ structure }),
    presentationTool({
      resolve,
      allowOrigins: [siteOrigin],
      previewUrl: { initial: siteOrigin, previewMode: { enable: `${siteOrigin}/preview/enable` } },
    }),
  ],
  schema: {
    types: schemaTypes,
    templates: (own) => [...own, ...templates],
  },
})
