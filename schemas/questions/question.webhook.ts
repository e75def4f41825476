import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'question',
  label: four('Вопросы', 'Сұрақтар', 'Savollar', 'Questions'),
  section: 'questions',
  address: '/business-api-front2/{company}/0/questions',
  steps: {
    created: four('Задан', 'Қойылды', 'Berildi', 'Asked'),
    changed: four('Изменился', 'Өзгерді', 'Oʻzgardi', 'Changed'),
    withdrawn: four('Отозван', 'Қайтарып алынды', 'Qaytarib olindi', 'Withdrawn'),
  },
})
