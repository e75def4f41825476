import { areaDefinitions } from '../schemas/areas/registry.ts'
import { valueSchemas } from './kit/area/area-shapes.ts'
import { openApiDocument } from './kit/http/openapi.ts'
import { endpoints } from './registry.ts'
import { describeWebhooks } from './webhooks/index.ts'

/** The OpenAPI document of the API of a server at `origin`. */
export const describeApi = (origin: string): object =>
  openApiDocument(endpoints, {
    origin,
    schemas: valueSchemas(areaDefinitions.values()),
    webhooks: describeWebhooks,
  })
