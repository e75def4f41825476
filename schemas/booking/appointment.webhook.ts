import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'appointment',
  label: four('Записи на приём', 'Қабылдауға жазылулар', 'Qabulga yozilishlar', 'Appointments'),
  section: 'doctor-appointment',
  address: '/business-api-front2/{company}/0/appointment/{code}',
  steps: {
    created: four('Появилась', 'Пайда болды', 'Paydo boʻldi', 'Made'),
    changed: four('Изменилась', 'Өзгерді', 'Oʻzgardi', 'Changed'),
    moved: four(
      'Перенесена на другое время',
      'Басқа уақытқа ауыстырылды',
      'Boshqa vaqtga koʻchirildi',
      'Moved to another time',
    ),
    cancelled: four('Отменена', 'Бас тартылды', 'Bekor qilindi', 'Cancelled'),
  },
})
