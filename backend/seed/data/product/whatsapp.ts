import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Пациент пишет там, где\u00a0привык',
      'Пациент өзі үйренген жерде жазады',
      'Bemor oʻzi oʻrgangan joyda yozadi',
      'Patients write where they are used to',
    ),
    lead: four(
      'Кнопка WhatsApp стоит на\u00a0сайте клиники рядом с\u00a0телефоном. Одно касание\u00a0— и\u00a0открыт чат с\u00a0вашим номером.',
      'WhatsApp түймесі клиника сайтында телефонның жанында тұрады. Бір рет бассаңыз болғаны, нөміріңізбен чат ашылады.',
      'WhatsApp tugmasi klinika saytida telefon yonida turadi. Bir marta bosilsa, raqamingiz bilan chat ochiladi.',
      'A WhatsApp button stands on the clinic’s site next to the phone. One touch opens a chat with your number.',
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
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu qanday ishlaydi', 'How it works'),
  arrangement: 'pairs',
  items: [
    point(
      four(
        'Кнопка там, где решают',
        'Түйме керек жерінде',
        'Tugma kerakli joyda',
        'A button where it matters',
      ),
      four(
        'В\u00a0контактах, в\u00a0записи на\u00a0приём и\u00a0в\u00a0любом блоке страницы, у\u00a0которого есть кнопка.',
        'Байланыс бөлімінде, қабылдауға жазылуда және түймесі бар кез келген блокта.',
        'Kontaktlarda, qabulga yozilishda va tugmasi bor istalgan blokda.',
        'In contacts, beside the booking and in any block of a page that has a button.',
      ),
    ),
    point(
      four('Ваш номер', 'Өз нөміріңіз', 'Oʻz raqamingiz', 'Your own number'),
      four(
        'Номер указывают один раз в\u00a0карточке клиники, и\u00a0он стоит на\u00a0всех страницах.',
        'Нөмір клиника карточкасына бір рет жазылып, барлық бетте тұрады.',
        'Raqam klinika kartochkasiga bir marta yoziladi va barcha sahifalarda turadi.',
        'The number is entered once in the clinic’s card and stands on every page.',
      ),
    ),
    point(
      four('На\u00a0языке пациента', 'Пациенттің тілінде', 'Bemorning tilida', 'In the patient’s language'),
      four(
        'Кто читает сайт по-казахски, видит надпись на\u00a0казахском. То\u00a0же с\u00a0русским, узбекским и\u00a0английским.',
        'Сайтты қазақша оқыған адам түймені қазақша көреді. Орысша, өзбекше және ағылшынша да солай.',
        'Saytni oʻzbekcha oʻqigan kishi tugmani oʻzbekcha koʻradi. Qozoqcha, ruscha va inglizcha ham shunday.',
        'Those who read the site in Kazakh see the button in Kazakh. The same goes for Russian, Uzbek and English.',
      ),
    ),
    point(
      four(
        'Личное\u00a0— в\u00a0кабинет',
        'Жеке мәлімет кабинетке',
        'Shaxsiy maʼlumot kabinetga',
        'Private things elsewhere',
      ),
      four(
        'Диагнозы и\u00a0результаты лучше передавать через личный кабинет: там видно, кто\u00a0их открывал.',
        'Диагноз бен нәтижені жеке кабинет арқылы берген дұрыс: онда кім ашқаны көрінеді.',
        'Tashxis va natijalarni shaxsiy kabinet orqali bergan maʼqul: u yerda kim ochgani koʻrinadi.',
        'Diagnoses and results belong in the patient’s account, where it is seen who opened them.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four('Как подключить', 'Қалай қосуға болады', 'Qanday ulanadi', 'How to set it up'),
  items: [
    point(
      four('Укажите номер', 'Нөмірді жазыңыз', 'Raqamni kiriting', 'Enter the number'),
      four(
        'Подойдёт любой номер, на\u00a0котором есть WhatsApp.',
        'WhatsApp қосылған кез келген нөмір жарайды.',
        'WhatsApp ulangan istalgan raqam boʻladi.',
        'Any number that has WhatsApp will do.',
      ),
    ),
    point(
      four('Проверьте страницу', 'Бетті тексеріңіз', 'Sahifani tekshiring', 'Look at the page'),
      four(
        'Кнопка появится рядом с\u00a0телефоном в\u00a0контактах клиники.',
        'Түйме клиника байланысында телефонның жанында пайда болады.',
        'Tugma klinika kontaktlarida telefon yonida paydo boʻladi.',
        'The button appears next to the phone in the clinic’s contacts.',
      ),
    ),
    point(
      four(
        'Назначьте, кто отвечает',
        'Кім жауап беретінін белгілеңіз',
        'Kim javob berishini belgilang',
        'Decide who answers',
      ),
      four(
        'Записать пациента из\u00a0чата может сотрудник регистратуры, как после звонка.',
        'Чаттағы пациентті тіркеу бөлімінің қызметкері қоңыраудан кейінгідей жаза алады.',
        'Chatdagi bemorni qabulxona xodimi qoʻngʻiroqdan keyingidek yozib qoʻyishi mumkin.',
        'The front desk can book a patient from the chat, as it does after a call.',
      ),
    ),
  ],
})

/** R9 */
export const whatsapp: CustomPageSeed = {
  slug: 'whatsapp',
  title: four(
    'WhatsApp для\u00a0клиники',
    'Клиникаға арналған WhatsApp',
    'Klinika uchun WhatsApp',
    'WhatsApp for a clinic',
  ),
  description: four(
    'Кнопка WhatsApp на\u00a0сайте клиники: чат с\u00a0регистратурой в\u00a0одно касание, на\u00a0языке пациента.',
    'Клиника сайтындағы WhatsApp түймесі: тіркеу бөлімімен чат бір рет басқанда, пациенттің тілінде.',
    'Klinika saytidagi WhatsApp tugmasi: qabulxona bilan chat bir bosishda, bemorning tilida.',
    'A WhatsApp button on the clinic’s site: a chat with the front desk in one touch, in the patient’s language.',
  ),
  blocks: [
    hero,
    parts,
    steps,
    questions('questions', commonQuestions, [
      answered(
        four(
          'Нужен\u00a0ли WhatsApp Business?',
          'WhatsApp Business қажет пе?',
          'WhatsApp Business kerakmi?',
          'Do we need WhatsApp Business?',
        ),
        four(
          'Для кнопки на\u00a0сайте нет: достаточно обычного номера.',
          'Сайттағы түйме үшін қажет емес: кәдімгі нөмір жеткілікті.',
          'Saytdagi tugma uchun kerak emas: oddiy raqam yetarli.',
          'Not for the button on the site: an ordinary number is enough.',
        ),
      ),
      answered(
        four(
          'Что делать пациенту, если помощь нужна срочно?',
          'Шұғыл көмек керек болса, пациент не істейді?',
          'Shoshilinch yordam kerak boʻlsa, bemor nima qiladi?',
          'What should a patient do in an emergency?',
        ),
        four(
          'Не\u00a0ждать ответа в\u00a0чате, а\u00a0звонить 103.',
          'Чаттан жауап күтпей, 103-ке қоңырау шалу керек.',
          'Chatda javob kutmasdan, 103 ga qoʻngʻiroq qilish kerak.',
          'Not wait for an answer in the chat but call 103.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Кнопка стоит на\u00a0сайте клиники',
        'Түйме клиника сайтында тұрады',
        'Tugma klinika saytida turadi',
        'The button stands on the clinic’s site',
      ),
      text: four(
        'Посмотрите, из\u00a0чего он собирается.',
        'Сайттың неден құралатынын көріңіз.',
        'Sayt nimalardan yigʻilishini koʻring.',
        'See what the site is made of.',
      ),
      action: {
        label: four(
          'Узнать о\u00a0сайте клиники',
          'Клиника сайты туралы білу',
          'Klinika sayti haqida bilish',
          'See the website',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
