import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'
import { confidentiality } from '../shared-texts.ts'

const title = four('Как мы работаем', 'Біз қалай жұмыс істейміз', 'Biz qanday ishlaymiz', 'How we work')

export default defineSection({
  label: title,
  kinds: ['polyclinic'],
  blocks: () => [
    points('polyclinic-approach', title, [
      [
        four('Один маршрут', 'Бір бағыт', 'Bitta yoʻl', 'One route'),
        four(
          'Первый врач решает, какие обследования и консультации нужны и в каком порядке.',
          'Алғашқы дәрігер қандай тексерулер мен кеңестер қажет екенін және олардың ретін белгілейді.',
          'Birinchi shifokor qanday tekshiruv va maslahatlar kerakligini va ularning tartibini belgilaydi.',
          'The first doctor decides which tests and consultations you need, and in which order.',
        ),
      ],
      [
        four('Без повторов', 'Қайталаусыз', 'Takrorlarsiz', 'Nothing twice'),
        four(
          'Возьмите выписки и результаты из других клиник: врач учтёт их.',
          'Басқа клиникалардың үзінділері мен нәтижелерін алып келіңіз: дәрігер оларды ескереді.',
          'Boshqa klinikalardan koʻchirma va natijalarni olib keling: shifokor ularni hisobga oladi.',
          'Bring reports and results from other clinics: the doctor will take them into account.',
        ),
      ],
      [
        four('Понятные назначения', 'Түсінікті тағайындау', 'Tushunarli tavsiyalar', 'Clear advice'),
        four(
          'После приёма вы знаете, что делать, как долго и когда прийти снова.',
          'Қабылдаудан кейін не істеу керегін, қанша уақыт және қашан қайта келетініңізді білесіз.',
          'Qabuldan keyin nima qilish, qancha vaqt va qachon yana kelish kerakligini bilasiz.',
          'After your visit you know what to do, for how long and when to come again.',
        ),
      ],
      confidentiality,
    ]),
  ],
})
