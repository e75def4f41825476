import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { screen } from './screens/index.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Кнопка WhatsApp на\u00a0сайте',
      'Сайттағы WhatsApp түймесі',
      'Saytdagi WhatsApp tugmasi',
      'A WhatsApp button on your site',
    ),
    lead: four(
      'Для клиник, которые отвечают пациентам в\u00a0WhatsApp. Кнопка стоит рядом с\u00a0телефоном и\u00a0сразу открывает чат с\u00a0вашим номером.',
      'Пациенттерге WhatsApp арқылы жауап беретін клиникаларға арналған. Түйме телефонның жанында тұрады және нөміріңізбен чатты бірден ашады.',
      'Bemorlarga WhatsApp orqali javob beradigan klinikalar uchun. Tugma telefon yonida turadi va raqamingiz bilan chatni darhol ochadi.',
      'For clinics that answer patients on WhatsApp. The button sits next to the phone number and opens a chat with your clinic in one tap.',
    ),
    image: picture(
      'shipa/chat',
      four(
        'Рисунок: телефон с\u00a0перепиской и\u00a0растение рядом',
        'Сурет: экранында жазысу ашық телефон, қасында өсімдік',
        'Rasm: yozishma ochiq telefon, yonida oʻsimlik',
        'Drawing: a phone with a chat and a plant beside it',
      ),
    ),
    action: connect,
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu qanday ishlaydi', 'How it works'),
  arrangement: 'pairs',
  items: [
    point(
      four('Где стоит кнопка', 'Түйме қайда тұрады', 'Tugma qayerda turadi', 'Where the button is'),
      four(
        'В\u00a0контактах, на\u00a0странице записи на\u00a0приём и\u00a0в\u00a0любом блоке, у\u00a0которого есть кнопка.',
        'Байланыс бөлімінде, қабылдауға жазылу бетінде және түймесі бар кез келген блокта.',
        'Aloqa boʻlimida, qabulga yozilish sahifasida va tugmasi bor istalgan blokda.',
        'In the contacts, on the appointment page and in any block that has a button.',
      ),
    ),
    point(
      four('Ваш номер', 'Өз нөміріңіз', 'Oʻz raqamingiz', 'Your own number'),
      four(
        'У\u00a0каждого филиала может быть свой, со\u00a0своими часами: вне их под кнопкой стоит ваш текст.',
        'Әр филиалдың өз нөмірі мен өз уақыты бола алады: одан тыс кезде түйменің астында сіздің мәтініңіз тұрады.',
        'Har bir filialning oʻz raqami va oʻz vaqti boʻlishi mumkin: undan tashqari paytda tugma ostida sizning matningiz turadi.',
        'Each branch may have its own, with its own hours: outside of them your text stands below the button.',
      ),
    ),
    point(
      four('На\u00a0языке пациента', 'Пациенттің тілінде', 'Bemorning tilida', 'In the patient’s language'),
      four(
        'Кто читает сайт по-казахски, видит надпись на\u00a0казахском. То\u00a0же с\u00a0русским, узбекским и\u00a0английским.',
        'Сайтты қазақша оқыған адам түйменің жазуын қазақша көреді. Орысша, өзбекше және ағылшынша да солай.',
        'Saytni oʻzbekcha oʻqigan kishi tugma yozuvini oʻzbekcha koʻradi. Qozoqcha, ruscha va inglizchada ham shunday.',
        'Someone reading the site in Kazakh sees the button in Kazakh. The same goes for Russian, Uzbek and English.',
      ),
    ),
    point(
      four(
        'Что не\u00a0обсуждать в\u00a0чате',
        'Чатта нені талқыламаған дұрыс',
        'Chatda nimalar muhokama qilinmaydi',
        'What not to discuss in a chat',
      ),
      four(
        'Диагнозы, результаты и\u00a0снимки лучше обсуждать на\u00a0приёме.',
        'Диагноз, нәтижелер мен түсірілімдерді қабылдауда талқылаған дұрыс.',
        'Tashxis, natijalar va tibbiy suratlarni qabulda muhokama qilgan maʼqul.',
        'Diagnoses, results and scans are better discussed at a visit.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four('Что видит пациент', 'Пациент не көреді', 'Bemor nimani koʻradi', 'What a patient sees'),
  items: [
    point(
      four('Касается кнопки', 'Түймені басады', 'Tugmani bosadi', 'A button to tap'),
      four(
        'Подойдёт любой телефон или компьютер, на\u00a0котором есть WhatsApp.',
        'WhatsApp орнатылған кез келген телефон немесе компьютер жарайды.',
        'WhatsApp oʻrnatilgan istalgan telefon yoki kompyuter boʻlaveradi.',
        'Any phone or computer with WhatsApp will do.',
      ),
    ),
    point(
      four('Открывается чат', 'Чат ашылады', 'Chat ochiladi', 'A chat with the clinic'),
      four(
        'Номер клиники уже выбран, а\u00a0первое сообщение начато: к\u00a0какому врачу и\u00a0на\u00a0какую услугу хочет пациент.',
        'Клиниканың нөмірі таңдалып, алғашқы хабар басталып тұрады: пациент қай дәрігерге, қай қызметке жазылғысы келеді.',
        'Klinikaning raqami tanlangan, birinchi xabar boshlangan boʻladi: bemor qaysi shifokorga va qaysi xizmatga yozilmoqchi.',
        'The number is already filled in and the first message begun: which doctor and which service the patient would like.',
      ),
    ),
    point(
      four(
        'Отвечает регистратура',
        'Тіркеу бөлімі жауап береді',
        'Qabulxona javob beradi',
        'A reply from the front desk',
      ),
      four(
        'О\u00a0приёме договариваются так\u00a0же, как по\u00a0телефону.',
        'Қабылдау туралы телефонмен сөйлескендегідей келіседі.',
        'Qabul haqida telefonda gaplashgandek kelishiladi.',
        'The visit is arranged just as it would be by phone.',
      ),
    ),
  ],
})

/** R9. The feature is a link to a chat, and the page promises no more. */
export const whatsapp: CustomPageSeed = {
  slug: 'whatsapp',
  title: four(
    'Кнопка WhatsApp на\u00a0сайте клиники',
    'Клиника сайтындағы WhatsApp түймесі',
    'Klinika saytidagi WhatsApp tugmasi',
    'A WhatsApp button on your clinic’s site',
  ),
  description: four(
    'Кнопка WhatsApp на\u00a0сайте клиники: чат с\u00a0регистратурой в\u00a0одно касание, на\u00a0языке пациента.',
    'Клиника сайтындағы WhatsApp түймесі: тіркеу бөлімімен чат бір басқаннан ашылады, пациенттің тілінде.',
    'Klinika saytidagi WhatsApp tugmasi: qabulxona bilan chat bir bosishda ochiladi, bemorning tilida.',
    'A WhatsApp button on your clinic’s site: a chat with the front desk in one tap, in the patient’s language.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'contacts',
      four(
        'Контакты клиники с\u00a0кнопкой «Написать в\u00a0WhatsApp»',
        'WhatsApp-қа жазу түймесі бар клиника байланыстары',
        'WhatsApp tugmasi bor klinika aloqa sahifasi',
        'A clinic’s contacts with a WhatsApp button',
      ),
    ),
    steps,
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Нужен\u00a0ли WhatsApp Business?',
          'WhatsApp Business қажет пе?',
          'WhatsApp Business kerakmi?',
          'Do we need WhatsApp Business?',
        ),
        four(
          'Нет. Для кнопки на\u00a0сайте достаточно обычного номера, на\u00a0котором есть WhatsApp.',
          'Жоқ. Сайттағы түймеге WhatsApp қосылған кәдімгі нөмір жеткілікті.',
          'Yoʻq. Saytdagi tugma uchun WhatsApp ulangan oddiy raqam yetarli.',
          'No. An ordinary number with WhatsApp is enough for the button.',
        ),
      ),
      questionAndAnswer(
        four(
          'Отправляет\u00a0ли Shipa сообщения в\u00a0WhatsApp?',
          'Shipa WhatsApp-қа хабарлама жібере ме?',
          'Shipa WhatsApp orqali xabar yuboradimi?',
          'Does Shipa send WhatsApp messages?',
        ),
        four(
          'От\u00a0имени клиники нет: в\u00a0чате пишут друг другу пациент и\u00a0клиника. О\u00a0записи Shipa сообщает по\u00a0почте или SMS, а\u00a0в\u00a0WhatsApp только тем, кто сам на\u00a0это согласился.',
          'Клиника атынан жоқ: чатта пациент пен клиника бір-біріне өздері жазады. Жазылу туралы Shipa пошта немесе SMS арқылы, ал WhatsApp арқылы тек өзі келіскендерге хабарлайды.',
          'Klinika nomidan yoʻq: chatda bemor va klinika bir-biriga oʻzlari yozadi. Yozilish haqida Shipa pochta yoki SMS orqali, WhatsApp orqali esa faqat oʻzi rozi boʻlganlarga xabar beradi.',
          'Not on behalf of a clinic: in the chat the patient and the clinic write to each other. Shipa sends word of a booking by e-mail or text message, and on WhatsApp only to those who have agreed to it.',
        ),
      ),
      questionAndAnswer(
        four(
          'Кто видит переписку?',
          'Жазысуды кім көреді?',
          'Yozishmani kim koʻradi?',
          'Who sees the messages?',
        ),
        four(
          'Пациент и\u00a0клиника, каждый в\u00a0своём WhatsApp. Каталог этих сообщений не\u00a0получает и\u00a0не\u00a0хранит.',
          'Пациент пен клиника, әрқайсысы өз WhatsApp қосымшасында. Каталог бұл хабарламаларды алмайды және сақтамайды.',
          'Bemor va klinika, har biri oʻz WhatsApp ilovasida. Katalog bu xabarlarni olmaydi va saqlamaydi.',
          'The patient and the clinic, each in their own WhatsApp. This directory neither receives nor stores them.',
        ),
      ),
      questionAndAnswer(
        four(
          'Что если у\u00a0клиники нет WhatsApp?',
          'Клиникада WhatsApp болмаса ше?',
          'Klinikada WhatsApp boʻlmasa-chi?',
          'What if a clinic does not use WhatsApp?',
        ),
        four(
          'Тогда на\u00a0её сайте стоит телефон или почта, а\u00a0этой кнопки нет.',
          'Онда сайтында телефоны немесе поштасы тұрады, ал бұл түйме болмайды.',
          'Unda saytida telefoni yoki pochtasi turadi, bu tugma esa boʻlmaydi.',
          'Then its site shows a phone number or an e-mail address, and no WhatsApp button.',
        ),
      ),
      questionAndAnswer(
        four(
          'Что делать пациенту, если помощь нужна срочно?',
          'Шұғыл көмек керек болса, пациент не істейді?',
          'Shoshilinch yordam kerak boʻlsa, bemor nima qiladi?',
          'What should a patient do in an emergency?',
        ),
        four(
          'Звонить 103, не\u00a0ожидая ответа в\u00a0чате.',
          'Чаттағы жауапты күтпей, 103 нөміріне қоңырау шалу керек.',
          'Chatda javob kutmasdan, 103 raqamiga qoʻngʻiroq qilish kerak.',
          'Call 103 without waiting for a reply in the chat.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Кнопка входит в\u00a0сайт клиники',
        'Түйме клиника сайтына кіреді',
        'Tugma klinika saytiga kiradi',
        'The button comes with a clinic’s site',
      ),
      text: four(
        'Посмотрите, что ещё входит в\u00a0сайт.',
        'Сайтқа тағы не кіретінін көріңіз.',
        'Saytga yana nimalar kirishini koʻring.',
        'See what else a site includes.',
      ),
      action: {
        label: four(
          'Узнать о\u00a0сайте клиники',
          'Клиника сайты туралы білу',
          'Klinika sayti haqida bilish',
          'About clinic websites',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
