import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Бонусы тем, кто\u00a0возвращается',
      'Қайта келетіндерге бонус',
      'Qayta keladiganlarga bonus',
      'Bonuses for those who come back',
    ),
    lead: four(
      'Клиника начисляет бонусы, пациент оплачивает ими часть следующих услуг. Правила задаёт клиника.',
      'Клиника бонус есептейді, пациент келесі қызметтердің бір бөлігін сонымен төлейді. Ережені клиника белгілейді.',
      'Klinika bonus hisoblaydi, bemor keyingi xizmatlarning bir qismini shu bilan toʻlaydi. Qoidalarni klinika belgilaydi.',
      'The clinic grants bonuses, and patients pay part of later services with them. The clinic sets the rules.',
    ),
    image: picture(
      'shipa/plants',
      four(
        'Рисунок: листья растений, за\u00a0ними встаёт солнце',
        'Сурет: өсімдік жапырақтары, артынан күн шығып келеді',
        'Rasm: oʻsimlik barglari, ortidan quyosh chiqmoqda',
        'Drawing: leaves of plants with the sun rising behind them',
      ),
    ),
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Простые правила', 'Қарапайым ережелер', 'Oddiy qoidalar', 'Simple rules'),
  arrangement: 'pairs',
  items: [
    point(
      four('Решает клиника', 'Клиника шешеді', 'Klinika hal qiladi', 'The clinic decides'),
      four(
        'За\u00a0что начислять, сколько и\u00a0на\u00a0какие услуги тратить.',
        'Не үшін және қанша есептеу, қай қызметтерге жұмсау керектігін.',
        'Nima uchun va qancha hisoblash, qaysi xizmatlarga sarflashni.',
        'What bonuses are for, how many there are and which services they pay.',
      ),
    ),
    point(
      four('В\u00a0одной клинике', 'Бір клиникада', 'Bitta klinikada', 'Within one clinic'),
      four(
        'Бонусы действуют там, где их начислили. Между клиниками они не\u00a0переходят.',
        'Бонус есептелген жерінде жарамды. Клиникалар арасында ауыспайды.',
        'Bonuslar hisoblangan joyida amal qiladi. Klinikalar orasida oʻtmaydi.',
        'Bonuses hold where they were granted. They do not move between clinics.',
      ),
    ),
    point(
      four('Не\u00a0за\u00a0отзывы', 'Пікір үшін емес', 'Sharh uchun emas', 'Not for reviews'),
      four(
        'Мнение пациента не\u00a0покупают: за\u00a0отзыв и\u00a0оценку бонусы не\u00a0начисляются.',
        'Пациенттің пікірі сатып алынбайды: пікір мен баға үшін бонус есептелмейді.',
        'Bemorning fikri sotib olinmaydi: sharh va baho uchun bonus hisoblanmaydi.',
        'A patient’s opinion is not for sale: there are no bonuses for reviews or ratings.',
      ),
    ),
    point(
      four(
        'Не\u00a0вместо назначений',
        'Емдеу тағайындамайды',
        'Davolash oʻrnini bosmaydi',
        'Not instead of advice',
      ),
      four(
        'Бонусы не\u00a0повод лечиться больше, чем нужно: что делать, решают врач и\u00a0пациент.',
        'Бонус керегінен артық емделуге себеп емес: не істеу керегін дәрігер мен пациент шешеді.',
        'Bonus keragidan ortiq davolanishga sabab emas: nima qilishni shifokor va bemor hal qiladi.',
        'Bonuses are no reason for more treatment than you need: what to do is for doctor and patient to decide.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four('Как это проходит', 'Бұл қалай өтеді', 'Bu qanday oʻtadi', 'How it goes'),
  items: [
    point(
      four(
        'Клиника пишет правила',
        'Клиника ережесін жазады',
        'Klinika qoidalarni yozadi',
        'The clinic writes the rules',
      ),
      four(
        'Несколькими понятными фразами, на\u00a0языках своих пациентов.',
        'Пациенттерінің тілінде, бірнеше түсінікті сөйлеммен.',
        'Bemorlarining tilida, bir necha tushunarli gap bilan.',
        'In a few clear sentences, in the languages of its patients.',
      ),
    ),
    point(
      four(
        'Пациент приходит на\u00a0приём',
        'Пациент қабылдауға келеді',
        'Bemor qabulga keladi',
        'The patient comes to a visit',
      ),
      four(
        'После визита клиника начисляет бонусы по\u00a0своим правилам.',
        'Қабылдаудан кейін клиника өз ережесі бойынша бонус есептейді.',
        'Tashrifdan keyin klinika oʻz qoidalari boʻyicha bonus hisoblaydi.',
        'After the visit the clinic grants bonuses by its rules.',
      ),
    ),
    point(
      four(
        'Часть следующей оплаты',
        'Келесі төлемнің бір бөлігі',
        'Keyingi toʻlovning bir qismi',
        'Part of the next payment',
      ),
      four(
        'Пациент решает сам, тратить бонусы сейчас или оставить на\u00a0потом.',
        'Бонусты қазір жұмсау не кейінге қалдыруды пациент өзі шешеді.',
        'Bonusni hozir sarflash yoki keyinga qoldirishni bemor oʻzi hal qiladi.',
        'The patient decides whether to spend them now or keep them.',
      ),
    ),
  ],
})

/** R7 */
export const bonusSystem: CustomPageSeed = {
  slug: 'bonus-system',
  title: four('Бонусная система', 'Бонус жүйесі', 'Bonus tizimi', 'Bonus system'),
  description: four(
    'Клиника начисляет бонусы по\u00a0своим правилам, пациент оплачивает ими часть следующих услуг.',
    'Клиника өз ережесі бойынша бонус есептейді, пациент келесі қызметтердің бір бөлігін сонымен төлейді.',
    'Klinika oʻz qoidalari boʻyicha bonus hisoblaydi, bemor keyingi xizmatlarning bir qismini shu bilan toʻlaydi.',
    'A clinic grants bonuses by its own rules, and patients pay part of later services with them.',
  ),
  blocks: [
    hero,
    parts,
    steps,
    questions('questions', commonQuestions, [
      answered(
        four(
          'У\u00a0всех\u00a0ли клиник есть бонусы?',
          'Бонус барлық клиникада бар ма?',
          'Bonus barcha klinikalarda bormi?',
          'Do all clinics have bonuses?',
        ),
        four(
          'Нет. Каждая клиника решает сама, вводить\u00a0ли\u00a0их.',
          'Жоқ. Енгізу-енгізбеуді әр клиника өзі шешеді.',
          'Yoʻq. Joriy qilish-qilmaslikni har bir klinika oʻzi hal qiladi.',
          'No. Each clinic decides for itself.',
        ),
      ),
      answered(
        four(
          'Меняют\u00a0ли бонусы цену в\u00a0прейскуранте?',
          'Бонус бағалар тізіміндегі бағаны өзгерте ме?',
          'Bonus narxlar roʻyxatidagi narxni oʻzgartiradimi?',
          'Do bonuses change the price list?',
        ),
        four(
          'Нет. Цена на\u00a0сайте одна для всех, бонусами оплачивают её часть.',
          'Жоқ. Сайттағы баға бәріне бірдей, бонуспен оның бір бөлігі төленеді.',
          'Yoʻq. Saytdagi narx hamma uchun bir xil, bonus bilan uning bir qismi toʻlanadi.',
          'No. The price on the site is the same for all; bonuses pay a part of it.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Что ещё помогает пациентам вернуться',
        'Пациенттердің қайта келуіне тағы не көмектеседі',
        'Bemorlar qaytib kelishiga yana nima yordam beradi',
        'What else brings patients back',
      ),
      action: {
        label: four(
          'Читать о\u00a0продвижении',
          'Ілгерілету туралы оқу',
          'Targʻibot haqida oʻqish',
          'Read about promotion',
        ),
        link: toPage('/promotion'),
      },
      tone: 'calm',
    }),
  ],
}
