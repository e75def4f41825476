import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Правила бонусов на\u00a0сайте клиники',
      'Клиника сайтындағы бонус ережелері',
      'Klinika saytidagi bonus qoidalari',
      'Bonus rules on your clinic’s site',
    ),
    lead: four(
      'Shipa не\u00a0начисляет бонусы и\u00a0не\u00a0считает остаток: это клиника делает сама. На\u00a0своём сайте она рассказывает о\u00a0программе на\u00a0четырёх языках.',
      'Shipa бонус бермейді және қалдығын есептемейді: мұны клиниканың өзі жасайды. Сайтында ол бағдарламасы туралы төрт тілде айтады.',
      'Shipa bonus bermaydi va qoldigʻini hisoblamaydi: buni klinikaning oʻzi qiladi. Saytida u dasturi haqida toʻrt tilda aytadi.',
      'Shipa gives no bonuses and keeps no balances: the clinic does that itself. On its site it tells patients about its programme in four languages.',
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
    action: connect,
  },
  2,
)

const steps = block('steps', 'steps', {
  title: four(
    'Как рассказать о\u00a0бонусах',
    'Бонус туралы қалай айтуға болады',
    'Bonus haqida qanday aytish mumkin',
    'How to tell patients',
  ),
  items: [
    point(
      four('Напишите правила', 'Ережесін жазыңыз', 'Qoidalarini yozing', 'Write the rules'),
      four(
        'За\u00a0что начисляются бонусы и\u00a0сколько, на\u00a0какие услуги их тратить и\u00a0до\u00a0какого срока.',
        'Бонус не үшін және қанша беріледі, қай қызметтерге және қай мерзімге дейін жұмсалады.',
        'Bonus nima uchun va qancha beriladi, qaysi xizmatlarga va qaysi muddatgacha sarflanadi.',
        'What earns bonuses and how many, which services they pay for and when they expire.',
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
      four('Назовите остаток', 'Қалдығын айтыңыз', 'Qoldigʻini ayting', 'Tell the balance'),
      four(
        'Остаток ведёт клиника, и\u00a0пациент узнаёт его в\u00a0регистратуре.',
        'Қалдықты клиника жүргізеді, пациент оны тіркеу бөлімінен біледі.',
        'Qoldiqni klinika yuritadi, bemor uni qabulxonadan biladi.',
        'The clinic keeps the balance, and patients ask for it at the front desk.',
      ),
    ),
  ],
})

/** R7. There is no ledger of bonuses, and the page says so first. */
export const bonusSystem: CustomPageSeed = {
  slug: 'bonus-system',
  title: four('Бонусная программа', 'Бонус бағдарламасы', 'Bonus dasturi', 'Bonus programme'),
  description: four(
    'Как клинике рассказать о\u00a0бонусной программе на\u00a0своём сайте. Сам учёт бонусов остаётся у\u00a0клиники.',
    'Клиника өз сайтында бонус бағдарламасы туралы қалай айта алады. Бонустың есебін клиниканың өзі жүргізеді.',
    'Klinika oʻz saytida bonus dasturi haqida qanday aytishi mumkin. Bonus hisobini klinikaning oʻzi yuritadi.',
    'How a clinic can tell patients about its bonus programme on its site. The clinic itself keeps count of bonuses.',
  ),
  blocks: [
    hero,
    steps,
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Начислять\u00a0ли бонусы за\u00a0отзывы?',
          'Пікір үшін бонус берген жөн бе?',
          'Sharh uchun bonus berish kerakmi?',
          'Should reviews earn bonuses?',
        ),
        four(
          'Не\u00a0советуем: оплаченным отзывам не\u00a0доверяют.',
          'Кеңес бермейміз: ақысы төленген пікірге адамдар сенбейді.',
          'Maslahat bermaymiz: haq toʻlangan sharhga odamlar ishonmaydi.',
          'We advise against it: people do not trust reviews that are paid for.',
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
  ],
}
