import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Что важно для точного результата',
  'Дәл нәтиже үшін не маңызды',
  'Aniq natija uchun nima muhim',
  'What a precise result depends on',
)

export default defineSection({
  label: title,
  kinds: ['laboratory'],
  blocks: () => [
    points('laboratory-approach', title, [
      [
        four('Подготовка', 'Дайындық', 'Tayyorgarlik', 'Preparation'),
        four(
          'Для разных анализов она разная: где-то важен голод, где-то время суток. Спросите об этом заранее.',
          'Әр талдаудың өз дайындығы бар: бірінде ашқарын келу, бірінде тәулік уақыты маңызды. Бұл туралы алдын ала сұраңыз.',
          'Har bir tahlilning oʻz tayyorgarligi bor: birida och qoringa kelish, birida kun vaqti muhim. Bu haqda oldindan soʻrang.',
          'It differs from test to test: fasting for one, the time of day for another. Ask about it beforehand.',
        ),
      ],
      [
        four('Чистота', 'Тазалық', 'Tozalik', 'Hygiene'),
        four(
          'Для взятия крови нужны одноразовые инструменты. Их вскрывают перед процедурой.',
          'Қан алу үшін бір реттік құралдар қолданылады. Олар процедура алдында ашылады.',
          'Qon olish uchun bir martalik asboblar ishlatiladi. Ular muolajadan oldin ochiladi.',
          'Blood is taken with single-use instruments, which are opened just before.',
        ),
      ],
      [
        four('Внимание к пробе', 'Сынамаға мұқияттылық', 'Namunaga eʼtibor', 'Care for the sample'),
        four(
          'Каждую пробирку подписывают, чтобы её нельзя было перепутать.',
          'Шатастырып алмас үшін әр пробиркаға белгі қойылады.',
          'Adashtirib yubormaslik uchun har bir probirka belgilanadi.',
          'Every tube is labelled so that it cannot be mixed up.',
        ),
      ],
      [
        four('Понятный результат', 'Түсінікті нәтиже', 'Tushunarli natija', 'A readable result'),
        four(
          'Рядом с показателем указана норма. Что он значит для вас, объяснит врач.',
          'Көрсеткіштің қасында қалыпты мәні жазылады. Ол сіз үшін нені білдіретінін дәрігер түсіндіреді.',
          'Koʻrsatkich yonida meʼyori yoziladi. U siz uchun nimani anglatishini shifokor tushuntiradi.',
          'The normal range stands beside each value. What it means for you, a doctor will explain.',
        ),
      ],
    ]),
  ],
})
