import { webhookEvent } from '../../schemas/api/webhooks.ts'
import { type Components, jsonSchemaOf } from '../kit/http/json-schema-of.ts'

/** What addresses of other systems receive, as an OpenAPI document says it. */
export const describeWebhooks = (known: Components): object => ({
  change: {
    post: {
      operationId: 'webhooks.change',
      summary: 'Something of the clinic has changed; sent to each address that hears of it',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchemaOf(webhookEvent, { side: 'output', operation: 'WebhookEvent', known }),
          },
        },
      },
      responses: {
        '2XX': { description: 'The message was taken.' },
        '410': { description: 'The address is gone: the webhook is turned off.' },
        '4XX': {
          description: 'The message was not taken, as with any other answer: it is sent again later.',
        },
      },
    },
  },
})
