import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { cancelling, patientsAsk, whatToBring } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  blocks: () => [
    questions('general-questions', patientsAsk, [
      whatToBring,
      [
        four(
          'К кому записаться, если я не знаю причину?',
          'Себебін білмесем, кімге жазыламын?',
          'Sababini bilmasam, kimga yozilaman?',
          'Whom should I see if I do not know the cause?',
        ),
        four(
          'Опишите при записи, что беспокоит, и вам подскажут, с какого врача начать.',
          'Жазылғанда не мазалайтынын айтыңыз, қай дәрігерден бастау керегін айтып береді.',
          'Yozilayotganda nima bezovta qilayotganini ayting, qaysi shifokordan boshlashni aytib berishadi.',
          'Describe what troubles you when you book, and you will be told which doctor to start with.',
        ),
      ],
      [
        four(
          'Можно ли прийти с близким человеком?',
          'Жақын адаммен бірге келуге бола ма?',
          'Yaqin inson bilan kelsa boʻladimi?',
          'May somebody come with me?',
        ),
        four(
          'Если вам так спокойнее, скажите об этом врачу в начале приёма.',
          'Сізге солай жайлы болса, қабылдау басында дәрігерге айтыңыз.',
          'Sizga shunday qulay boʻlsa, qabul boshida shifokorga ayting.',
          'If that makes you feel calmer, tell the doctor at the start of the visit.',
        ),
      ],
      cancelling,
    ]),
  ],
})
