import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { documents, emergency, patientsAsk } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['polyclinic'],
  blocks: () => [
    questions('polyclinic-questions', patientsAsk, [
      [
        four(
          'Можно ли прийти без записи?',
          'Жазылмай келуге бола ма?',
          'Yozilmasdan kelsa boʻladimi?',
          'May I come without booking?',
        ),
        four(
          'Лучше записаться: так вас примут в назначенное время. Если нужно срочно, позвоните, и мы подскажем, что делать.',
          'Жазылған жөн: сонда белгіленген уақытта қабылдайды. Шұғыл керек болса, қоңырау шалыңыз, не істеу керегін айтамыз.',
          'Yozilgan maʼqul: shunda belgilangan vaqtda qabul qilishadi. Shoshilinch boʻlsa, qoʻngʻiroq qiling, nima qilishni aytamiz.',
          'Better book, so that a time is kept for you. If it is urgent, call us, and we will say what to do.',
        ),
      ],
      [
        four(
          'К какому врачу записаться сначала?',
          'Алдымен қай дәрігерге жазыламын?',
          'Avval qaysi shifokorga yozilaman?',
          'Which doctor should I see first?',
        ),
        four(
          'Опишите при записи, что беспокоит, и вам подскажут, с кого начать.',
          'Жазылғанда не мазалайтынын айтыңыз, кімнен бастау керегін айтып береді.',
          'Yozilayotganda nima bezovta qilayotganini ayting, kimdan boshlashni aytib berishadi.',
          'Describe what troubles you when you book, and you will be told whom to start with.',
        ),
      ],
      [
        four(
          'Что взять с собой?',
          'Өзіммен не алып келемін?',
          'Oʻzim bilan nima olib kelaman?',
          'What should I bring?',
        ),
        documents,
      ],
      emergency,
    ]),
  ],
})
