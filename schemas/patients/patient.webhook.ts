import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'patient',
  label: four('Карты пациентов', 'Пациент карталары', 'Bemor kartalari', 'Patients’ cards'),
  section: 'patients',
  address: '/business-api-front2/{company}/0/patient/{code}',
  steps: {
    created: four('Появилась', 'Пайда болды', 'Paydo boʻldi', 'Added'),
    changed: four('Изменилась', 'Өзгерді', 'Oʻzgardi', 'Changed'),
    merged: four(
      'Объединена с другой',
      'Басқасымен біріктірілді',
      'Boshqasi bilan birlashtirildi',
      'Merged into another',
    ),
    removed: four('Удалена', 'Жойылды', 'Oʻchirildi', 'Removed'),
  },
})
