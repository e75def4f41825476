import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'appointment-request',
  label: four('Заявки на запись', 'Жазылу өтінімдері', 'Yozilish arizalari', 'Requests for appointments'),
  section: 'doctor-appointment',
  address: '/business-api-front2/{company}/0/appointment-requests/{code}',
  steps: {
    created: four('Пришла', 'Келді', 'Keldi', 'Filed'),
    changed: four('Изменилась', 'Өзгерді', 'Oʻzgardi', 'Changed'),
  },
})
