import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'document',
  label: four('Документы', 'Құжаттар', 'Hujjatlar', 'Documents'),
  section: 'documents',
  address: '/business-api-front2/{company}/0/document/{code}',
  steps: {
    issued: four('Выдан', 'Берілді', 'Berildi', 'Issued'),
    revoked: four('Отозван', 'Кері қайтарылды', 'Bekor qilindi', 'Revoked'),
  },
})
