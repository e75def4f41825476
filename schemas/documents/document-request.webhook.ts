import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'document-request',
  label: four('Запросы документов', 'Құжат сұраулары', 'Hujjat soʻrovlari', 'Requests for documents'),
  section: 'documents',
  address: '/business-api-front2/{company}/0/cases/document-request',
  steps: {
    created: four('Пришёл', 'Келді', 'Keldi', 'Filed'),
    changed: four('Изменился', 'Өзгерді', 'Oʻzgardi', 'Changed'),
  },
})
