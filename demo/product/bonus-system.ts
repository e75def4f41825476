import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { commonQuestions, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Бонусы для постоянных пациентов',
      'Тұрақты пациенттерге бонус',
      'Doimiy bemorlar uchun bonus',
      'Bonuses for returning patients',
    ),
    lead: four(
      'Для клиник, которые хотят поощрять постоянных пациентов. Клиника сама решает, за\u00a0что начислять бонусы, сколько и\u00a0на\u00a0что их тратить.',
      'Тұрақты пациенттерін ынталандырғысы келетін клиникаларға арналған. Бонустың не үшін, қанша берілетінін және неге жұмсалатынын клиниканың өзі шешеді.',
      'Doimiy bemorlarini ragʻbatlantirmoqchi boʻlgan klinikalar uchun. Bonus nima uchun, qancha berilishi va nimaga sarflanishini klinikaning oʻzi hal qiladi.',
      'For clinics that want to reward returning patients. Each clinic decides what earns bonuses, how many, and what they can be spent on.',
    ),
    image: picture(
      'shipa/plants',
      four(
        'Рисунок: листья растений, за\u00a0ними встаёт солнце',
        'Сурет: өсімдік жапырақтары, артынан күн шығып келеді',
        'Rasm: oʻsimlik barglari, ortidan quyosh chiqmoqda',
        'Drawing: leaves with the sun rising behind them',
      ),
    ),
    action: {
      label: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
      link: toPage('/create-website'),
    },
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Что решить заранее',
    'Нені алдын ала шешу керек',
    'Nimani oldindan hal qilish kerak',
    'What to decide beforehand',
  ),
  arrangement: 'pairs',
  items: [
    point(
      four(
        'Правила задаёт клиника',
        'Ережені клиника белгілейді',
        'Qoidalarni klinika belgilaydi',
        'The clinic sets the rules',
      ),
      four(
        'За\u00a0что начислять бонусы и\u00a0сколько, на\u00a0какие услуги их тратить и\u00a0до\u00a0какого срока.',
        'Бонус не үшін және қанша беріледі, қай қызметтерге және қай мерзімге дейін жұмсалады.',
        'Bonus nima uchun va qancha beriladi, qaysi xizmatlarga va qaysi muddatgacha sarflanadi.',
        'What earns bonuses and how many, which services they pay for and when they expire.',
      ),
    ),
    point(
      four(
        'Счёт ведёт клиника',
        'Есебін клиника жүргізеді',
        'Hisobini klinika yuritadi',
        'The clinic keeps count',
      ),
      four(
        'Остаток хранит и\u00a0сообщает она сама: пациент узнаёт его в\u00a0регистратуре.',
        'Қалдықты клиниканың өзі сақтайды: пациент оны тіркеу бөлімінен біледі.',
        'Qoldiqni klinikaning oʻzi saqlaydi: bemor uni qabulxonadan biladi.',
        'The clinic itself holds the balance. Patients can ask for it at the front desk.',
      ),
    ),
    point(
      four(
        'Без бонусов за\u00a0отзывы',
        'Пікір үшін бонус бермеу',
        'Sharh uchun bonus bermaslik',
        'No bonuses for reviews',
      ),
      four(
        'Советуем не\u00a0начислять бонусы за\u00a0отзывы: оплаченным отзывам не\u00a0доверяют.',
        'Пікір үшін бонус бермеуге кеңес береміз: ақысы төленген пікірге адамдар сенбейді.',
        'Sharh uchun bonus bermaslikni maslahat beramiz: haq toʻlangan sharhga odamlar ishonmaydi.',
        'We advise against giving bonuses for reviews: people do not trust reviews that are paid for.',
      ),
    ),
    point(
      four('Бонусы и\u00a0лечение', 'Бонус және емдеу', 'Bonus va davolash', 'Bonuses and treatment'),
      four(
        'Лечение выбирают врач и\u00a0пациент. Бонусы не\u00a0должны быть поводом для лишних процедур.',
        'Емді дәрігер мен пациент таңдайды. Бонус артық ем-шараға себеп болмауы керек.',
        'Davolashni shifokor va bemor tanlaydi. Bonus ortiqcha muolajalarga sabab boʻlmasligi kerak.',
        'Treatment is decided by the doctor and the patient. Bonuses should not be a reason for procedures that nobody needs.',
      ),
    ),
  ],
})

const steps = block('steps', 'steps', {
  title: four(
    'Как ввести бонусы',
    'Бонусты қалай енгізуге болады',
    'Bonusni qanday joriy qilish mumkin',
    'How to introduce bonuses',
  ),
  items: [
    point(
      four('Напишите правила', 'Ережесін жазыңыз', 'Qoidalarini yozing', 'Write the rules'),
      four(
        'Несколькими понятными фразами, на\u00a0языках своих пациентов.',
        'Пациенттеріңіздің тілінде, бірнеше түсінікті сөйлеммен.',
        'Bemorlaringizning tilida, bir nechta tushunarli gap bilan.',
        'A few clear sentences, in the languages your patients speak.',
      ),
    ),
    point(
      four(
        'Поместите их на\u00a0сайт',
        'Сайтқа орналастырыңыз',
        'Saytga joylashtiring',
        'Put them on your site',
      ),
      four(
        'Отдельной страницей или новостью: ссылку на\u00a0неё удобно отправить в\u00a0чате.',
        'Бөлек бет немесе жаңалық түрінде: сілтемесін чатқа жіберу ыңғайлы.',
        'Alohida sahifa yoki yangilik tarzida: havolasini chatga yuborish qulay.',
        'As a page or a news item, so that a link to it can be sent in a chat.',
      ),
    ),
    point(
      four(
        'Напомните на\u00a0приёме',
        'Қабылдауда еске салыңыз',
        'Qabulda eslatib oʻting',
        'Mention them at the visit',
      ),
      four(
        'Регистратура называет остаток, а\u00a0пациент решает, потратить его сейчас или оставить.',
        'Тіркеу бөлімі қалдықты айтады, ал оны қазір жұмсау не қалдыру керегін пациент шешеді.',
        'Qabulxona qoldiqni aytadi, uni hozir sarflash yoki qoldirishni esa bemor hal qiladi.',
        'The front desk tells the patient the balance, and the patient decides whether to use it now or keep it.',
      ),
    ),
  ],
})

/** R7. Bonus rules are described as the clinic's choice; the product prescribes none. */
export const bonusSystem: CustomPageSeed = {
  slug: 'bonus-system',
  title: four('Бонусная система', 'Бонус жүйесі', 'Bonus tizimi', 'Bonus system'),
  description: four(
    'Бонусная программа клиники: что решить заранее, как рассказать о\u00a0ней пациентам и\u00a0где узнать остаток.',
    'Клиниканың бонус бағдарламасы: нені алдын ала шешу керек, пациенттерге қалай айтуға және қалдықты қайдан білуге болады.',
    'Klinikaning bonus dasturi: nimani oldindan hal qilish, bemorlarga qanday aytish va qoldiqni qayerdan bilish mumkin.',
    'A clinic’s bonus programme: what to decide beforehand, how to tell patients about it and where to ask for a balance.',
  ),
  blocks: [
    hero,
    parts,
    steps,
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'У\u00a0всех\u00a0ли клиник есть бонусы?',
          'Бонус барлық клиникада бар ма?',
          'Bonus barcha klinikalarda bormi?',
          'Do all clinics have bonuses?',
        ),
        four(
          'Нет. Вводить\u00a0ли их, каждая клиника решает сама.',
          'Жоқ. Енгізу-енгізбеуді әр клиника өзі шешеді.',
          'Yoʻq. Joriy qilish-qilmaslikni har bir klinika oʻzi hal qiladi.',
          'No. Each clinic decides for itself.',
        ),
      ),
      questionAndAnswer(
        four(
          'Где узнать правила и\u00a0остаток?',
          'Ережені және қалдықты қайдан білуге болады?',
          'Qoidalar va qoldiqni qayerdan bilish mumkin?',
          'Where can I find the rules and my balance?',
        ),
        four(
          'В\u00a0клинике: на\u00a0её сайте, если правила там есть, или в\u00a0регистратуре.',
          'Клиникадан: ережесі сайтында жарияланған болса, содан, әйтпесе тіркеу бөлімінен.',
          'Klinikadan: qoidalari saytida eʼlon qilingan boʻlsa, oʻsha yerdan, boʻlmasa qabulxonadan.',
          'From the clinic: on its site, if the rules are published there, or at the front desk.',
        ),
      ),
      questionAndAnswer(
        four(
          'Меняют\u00a0ли бонусы цену в\u00a0прейскуранте?',
          'Бонус бағалар тізіміндегі бағаны өзгерте ме?',
          'Bonus narxlar roʻyxatidagi narxni oʻzgartiradimi?',
          'Do bonuses change the price list?',
        ),
        four(
          'Нет. В\u00a0прейскуранте стоит цена услуги. Какую её часть можно оплатить бонусами, сказано в\u00a0правилах клиники.',
          'Жоқ. Бағалар тізімінде қызметтің бағасы тұрады. Оның қандай бөлігін бонуспен төлеуге болатыны клиника ережесінде айтылады.',
          'Yoʻq. Narxlar roʻyxatida xizmatning narxi turadi. Uning qancha qismini bonus bilan toʻlash mumkinligi klinika qoidalarida aytiladi.',
          'No. The list shows the price of the service. How much of it bonuses can cover is in the clinic’s rules.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Что ещё помогает пациентам вернуться',
        'Пациенттердің қайта келуіне тағы не көмектеседі',
        'Bemorlarning qaytib kelishiga yana nima yordam beradi',
        'What else brings patients back',
      ),
      action: {
        label: four(
          'Читать о\u00a0продвижении',
          'Ілгерілету туралы оқу',
          'Klinikani targʻib qilish haqida oʻqish',
          'Read about promotion',
        ),
        link: toPage('/promotion'),
      },
      tone: 'calm',
    }),
  ],
}
