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
      'Сайт для частной практики',
      'Жеке практикаға арналған сайт',
      'Xususiy amaliyot uchun sayt',
      'A site for your private practice',
    ),
    lead: four(
      'Для врача, который принимает сам, без регистратуры. Пациенты видят вашу страницу с\u00a0часами и\u00a0ценами и\u00a0звонят или пишут прямо вам.',
      'Тіркеу бөлімінсіз, өзі қабылдайтын дәрігерге арналған. Пациенттер қабылдау уақыты мен бағасы көрсетілген бетіңізді көріп, тікелей өзіңізге қоңырау шалады немесе жазады.',
      'Qabulxonasiz, oʻzi qabul qiladigan shifokor uchun. Bemorlar qabul vaqti va narxlar koʻrsatilgan sahifangizni koʻrib, toʻgʻridan-toʻgʻri oʻzingizga qoʻngʻiroq qiladi yoki yozadi.',
      'For doctors who work alone, without a front desk. Patients see your page with hours and prices, and call or write to you directly.',
    ),
    image: picture(
      'shipa/window',
      four(
        'Рисунок: окно кабинета с\u00a0растениями и\u00a0видом на\u00a0город',
        'Сурет: өсімдіктері бар, қалаға қараған кабинет терезесі',
        'Rasm: oʻsimliklari bor, shaharga qaragan kabinet derazasi',
        'Drawing: an office window with plants and a view of the town',
      ),
    ),
    action: connect,
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Всё, что нужно одному врачу',
    'Бір дәрігерге керектің бәрі',
    'Bitta shifokorga kerak boʻlgan hamma narsa',
    'What a doctor working alone needs',
  ),
  arrangement: 'pairs',
  items: [
    point(
      four('Страница врача', 'Дәрігер беті', 'Shifokor sahifasi', 'A page of your own'),
      four(
        'Образование, стаж, языки приёма, услуги с\u00a0ценами. Для тех, кто пишет, есть шаблон-журнал.',
        'Білімі, тәжірибесі, қабылдау тілдері, бағасы бар қызметтер. Мақала жазатын дәрігерлерге журнал үлгісі бар.',
        'Maʼlumoti, tajribasi, qabul tillari, narxlari bilan xizmatlar. Maqola yozadigan shifokorlar uchun jurnal shabloni bor.',
        'Education, experience, languages, services with prices. If you write, there is a journal template.',
      ),
    ),
    point(
      four('Часы приёма', 'Қабылдау уақыты', 'Qabul vaqti', 'Opening hours'),
      four(
        'Неделя, выходные и\u00a0особые дни. На\u00a0странице видно, принимаете\u00a0ли вы сейчас и\u00a0когда начнёте.',
        'Апта, демалыс және ерекше күндер. Бетте қазір қабылдап жатқаныңыз және қашан бастайтыныңыз көрінеді.',
        'Hafta, dam olish va alohida kunlar. Sahifada hozir qabul qilayotganingiz va qachon boshlashingiz koʻrinadi.',
        'Your week, days off and exceptions. The page shows whether you are open now and when you open next.',
      ),
    ),
    point(
      four('Без посредников', 'Делдалсыз', 'Vositachisiz', 'No middlemen'),
      four(
        'Звонок, сообщение в\u00a0WhatsApp и\u00a0письмо приходят прямо вам. Можно включить запись онлайн: время, которое выбрал пациент, появится в\u00a0вашем календаре.',
        'Қоңырау, WhatsApp хабарламасы және хат тікелей сізге келеді. Онлайн жазылуды қосуға болады: пациент таңдаған уақыт күнтізбеңізде пайда болады.',
        'Qoʻngʻiroq, WhatsApp xabari va xat toʻgʻridan-toʻgʻri sizga keladi. Onlayn yozilishni yoqish mumkin: bemor tanlagan vaqt kalendaringizda paydo boʻladi.',
        'Calls, WhatsApp messages and e-mails come straight to you. You can turn on online booking: the time a patient chooses appears in your calendar.',
      ),
    ),
    point(
      four('Вопросы пациентов', 'Пациенттердің сұрақтары', 'Bemorlarning savollari', 'Patients’ questions'),
      four(
        'О\u00a0вопросе приходит письмо, а\u00a0отвечаете вы в\u00a0кабинете: пациент читает ответ по\u00a0своей ссылке. Внизу каждой страницы сказано, что при угрозе жизни звонят 103.',
        'Сұрақ туралы хат келеді, ал жауапты кабинетте жазасыз: пациент оны өз сілтемесінен оқиды. Әр беттің төменгі жағында өмірге қауіп төнсе, 103 нөміріне қоңырау шалу керегі жазылған.',
        'Savol haqida xat keladi, javobni esa kabinetda yozasiz: bemor uni oʻz havolasida oʻqiydi. Har bir sahifaning pastida hayot xavf ostida boʻlsa, 103 raqamiga qoʻngʻiroq qilish kerakligi yozilgan.',
        'An e-mail tells you of a question, and you answer it in your account: the patient reads the answer at their own link. A note at the bottom of every page tells patients to call 103 in an emergency.',
      ),
    ),
  ],
})

/** R8 */
export const misPractice: CustomPageSeed = {
  slug: 'mis-practice',
  title: four('Частная практика', 'Жеке практика', 'Xususiy amaliyot', 'Private practice'),
  description: four(
    'Для врача, который принимает сам: своя страница, часы приёма, звонки, сообщения и\u00a0вопросы пациентов без посредников.',
    'Өзі қабылдайтын дәрігерге: өз беті, қабылдау уақыты, пациенттердің қоңыраулары, хабарламалары мен сұрақтары делдалсыз.',
    'Oʻzi qabul qiladigan shifokor uchun: oʻz sahifasi, qabul vaqti, bemorlarning qoʻngʻiroqlari, xabarlari va savollari vositachisiz.',
    'For doctors who work alone: a page of your own, opening hours, and calls, messages and questions straight from patients.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'practice',
      four(
        'Сайт частной практики: адрес, телефон и\u00a0кнопки для связи',
        'Жеке практика сайты: мекенжайы, телефоны және байланыс түймелері',
        'Xususiy amaliyot sayti: manzil, telefon va aloqa tugmalari',
        'The site of a private practice: address, phone and buttons to get in touch',
      ),
    ),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Принимаю в\u00a0двух местах. Как это показать?',
          'Екі жерде қабылдаймын. Оны қалай көрсетуге болады?',
          'Ikki joyda qabul qilaman. Buni qanday koʻrsatish mumkin?',
          'I work in two places. How is that shown?',
        ),
        four(
          'В\u00a0контактах стоят оба адреса, у\u00a0каждого свои телефоны и\u00a0ссылка на\u00a0карту.',
          'Байланыс бөлімінде екі мекенжай да тұрады, әрқайсысының өз телефондары мен карта сілтемесі бар.',
          'Aloqa boʻlimida ikkala manzil ham turadi, har birining oʻz telefonlari va xarita havolasi bor.',
          'The contacts list both addresses, each with its own phone numbers and a link to the map.',
        ),
      ),
      questionAndAnswer(
        four(
          'Можно\u00a0ли потом взять администратора?',
          'Кейін әкімші алуға бола ма?',
          'Keyin administrator olsa boʻladimi?',
          'Can I take on an assistant later?',
        ),
        four(
          'Да. Пригласите его кодом: он сможет менять страницу, а\u00a0её адрес останется прежним.',
          'Иә. Оны кодпен шақырыңыз: ол бетті өзгерте алады, мекенжайы сол күйінде қалады.',
          'Ha. Uni kod bilan taklif qiling: u sahifani oʻzgartira oladi, manzili esa oʻzgarmaydi.',
          'Yes. Invite them with a code: they can change the page, and its address stays the same.',
        ),
      ),
      questionAndAnswer(
        four(
          'О\u00a0чём писать в\u00a0журнале?',
          'Журналға не туралы жазған дұрыс?',
          'Jurnalga nima haqida yozish kerak?',
          'What should I write about in the journal?',
        ),
        four(
          'О\u00a0том, что вы объясняете на\u00a0приёме чаще всего: подготовка к\u00a0обследованию, восстановление, тревожные признаки. Без историй, по\u00a0которым можно узнать пациента.',
          'Қабылдауда жиі түсіндіретін нәрселер туралы: тексеруге дайындық, қалпына келу, қауіпті белгілер. Пациентті тануға болатын оқиғаларсыз.',
          'Qabulda eng koʻp tushuntiradigan narsalar haqida: tekshiruvga tayyorgarlik, tiklanish, xavfli belgilar. Bemorni tanib olish mumkin boʻlgan hikoyalarsiz.',
          'What you explain most often: preparing for a test, recovering, warning signs. Leave out stories in which a patient could be recognised.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Начните со\u00a0своей страницы',
        'Өз бетіңізден бастаңыз',
        'Oʻz sahifangizdan boshlang',
        'Start with a page of your own',
      ),
      text: four(
        'Она собирается из\u00a0тех\u00a0же блоков, что и\u00a0сайты клиник: четыре языка и\u00a0четыре шаблона на\u00a0выбор.',
        'Ол клиника сайттарындағы блоктардан құралады: төрт тіл және таңдауға төрт үлгі бар.',
        'U klinika saytlaridagi bloklardan tuziladi: toʻrt til va tanlash uchun toʻrtta shablon bor.',
        'It is built from the same blocks as clinic sites, with four languages and a choice of four templates.',
      ),
      action: {
        label: four(
          'Что входит в\u00a0сайт',
          'Сайтқа не кіретінін көру',
          'Saytga nimalar kirishini koʻrish',
          'See what a site includes',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
