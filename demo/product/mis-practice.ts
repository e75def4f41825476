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
      'Частная практика на\u00a0телефоне',
      'Телефондағы жеке практика',
      'Telefondagi xususiy amaliyot',
      'A private practice on your phone',
    ),
    lead: four(
      'Для врача, который принимает сам. Ваш день с\u00a0отметками одним касанием, заметки и\u00a0документы, и\u00a0страница, с\u00a0которой пациенты записываются прямо к\u00a0вам.',
      'Өзі қабылдайтын дәрігерге арналған. Бір рет басып белгілейтін күніңіз, жазбалар мен құжаттар, әрі пациенттер тікелей өзіңізге жазылатын бет.',
      'Oʻzi qabul qiladigan shifokor uchun. Bir bosishda belgilanadigan kuningiz, qaydlar va hujjatlar hamda bemorlar toʻgʻridan-toʻgʻri sizga yoziladigan sahifa.',
      'For doctors who work alone. Your day with marks by one press, notes and documents, and a page on which patients book with you directly.',
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
      four('Мой день', 'Менің күнім', 'Mening kunim', 'My day'),
      four(
        'Кто сейчас и\u00a0кто следующий, телефон и\u00a0карта пациента под рукой. Пришёл, не\u00a0пришёл, приём завершён\u00a0— одно касание, и\u00a0его можно вернуть.',
        'Қазір кім, келесі кім; телефоны мен картасы қол астында. Келді, келмеді, қабылдау аяқталды — бір рет басу, оны қайтаруға болады.',
        'Hozir kim va keyingi kim; telefoni va kartasi qoʻl ostida. Keldi, kelmadi, qabul tugadi: bitta bosish, uni qaytarish mumkin.',
        'Who is here and who is next, with phone and card at hand. Arrived, missed, seen: one press each, and you can take it back.',
      ),
    ),
    point(
      four('И\u00a0без сети', 'Желісіз де', 'Internetsiz ham', 'Without a network too'),
      four(
        'Сегодняшний день открывается и\u00a0без сети: время, имя, телефон, услуга. Он\u00a0стирается, когда вы выходите, и\u00a0через сутки; заметок в\u00a0нём нет.',
        'Бүгінгі күн желісіз де ашылады: уақыты, аты-жөні, телефоны, қызметі. Ол сіз шыққанда және бір тәуліктен кейін өшіріледі, онда жазбалар жоқ.',
        'Bugungi kun internetsiz ham ochiladi: vaqt, ism, telefon, xizmat. U tizimdan chiqqaningizda va bir sutkadan keyin oʻchiriladi, unda qaydlar yoʻq.',
        'Today opens without a network: time, name, phone, service. It is erased when you sign out and after 24 hours, and has no notes in it.',
      ),
    ),
    point(
      four(
        'Заметки и\u00a0документы',
        'Жазбалар мен құжаттар',
        'Qaydlar va hujjatlar',
        'Notes and documents',
      ),
      four(
        'Заметки по\u00a0вашим шаблонам, и\u00a0видно, к\u00a0какому приёму их\u00a0ещё нет. Справка или направление выдаётся как PDF с\u00a0QR-кодом, который проверяет любой.',
        'Жазбалар өз үлгілеріңізбен, қай қабылдауда әлі жоқ екені көрінеді. Анықтама немесе жолдама кез келген адам тексере алатын QR-коды бар PDF болып беріледі.',
        'Qaydlar oʻz shablonlaringiz bilan, qaysi qabulda hali yoʻqligi koʻrinadi. Maʼlumotnoma yoki yoʻllanma har kim tekshira oladigan QR-kodli PDF boʻlib beriladi.',
        'Notes from your own templates, and you see which visit has none yet. A certificate or referral is a PDF with a QR code that anybody can check.',
      ),
    ),
    point(
      four('Страница врача', 'Дәрігер беті', 'Shifokor sahifasi', 'A page of your own'),
      four(
        'Образование, стаж, языки приёма, услуги с\u00a0ценами и\u00a0часы: видно, принимаете\u00a0ли вы сейчас. Для тех, кто пишет, есть шаблон-журнал.',
        'Білімі, тәжірибесі, қабылдау тілдері, бағасы бар қызметтер мен уақыты: қазір қабылдап жатқаныңыз көрінеді. Мақала жазатын дәрігерлерге журнал үлгісі бар.',
        'Maʼlumoti, tajribasi, qabul tillari, narxlari bilan xizmatlar va vaqti: hozir qabul qilayotganingiz koʻrinadi. Maqola yozadigan shifokorlar uchun jurnal shabloni bor.',
        'Education, experience, languages, services with prices, and hours that say whether you are open now. If you write, there is a journal template.',
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
    'Для врача, который принимает сам: день на\u00a0телефоне и\u00a0без сети, заметки, документы, своя страница и\u00a0запись без посредников.',
    'Өзі қабылдайтын дәрігерге: телефондағы желісіз де ашылатын күн, жазбалар, құжаттар, өз беті және делдалсыз жазылу.',
    'Oʻzi qabul qiladigan shifokor uchun: telefonda internetsiz ham ochiladigan kun, qaydlar, hujjatlar, oʻz sahifasi va yozilish.',
    'For doctors who work alone: a day on the phone that opens without a network, notes, documents, a page of your own and booking.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'day',
      four(
        'Экран врача «Мой день»: кто сейчас, отметки и\u00a0весь день',
        'Дәрігердің «Менің күнім» экраны: қазір кім, белгілер және бүкіл күн',
        'Shifokorning “Mening kunim” ekrani: hozir kim, belgilar va butun kun',
        'A doctor’s screen “My day”: who is here, marks, and the whole day',
      ),
      'screen-day',
    ),
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
          'Как включить «Мой день»?',
          '«Менің күнім» экранын қалай қосуға болады?',
          '“Mening kunim”ni qanday yoqish mumkin?',
          'How is “My day” switched on?',
        ),
        four(
          'Если в\u00a0клинике один врач, он\u00a0есть сразу: нужна только карточка врача, связанная с\u00a0вашим входом. В\u00a0клинике с\u00a0несколькими врачами его включают в\u00a0разделе «Сотрудники».',
          'Клиникада бір дәрігер болса, экран бірден бар: тек кіруіңізге байланған дәрігер картасы керек. Дәрігерлері көп клиникада оны «Қызметкерлер» бөлімінде қосады.',
          'Klinikada bitta shifokor boʻlsa, ekran darhol bor: faqat kirishingizga bogʻlangan shifokor kartasi kerak. Shifokorlari koʻp klinikada uni “Xodimlar” boʻlimida yoqishadi.',
          'With one doctor in the clinic it is there at once: all it needs is a doctor’s card that is linked to your sign-in. A clinic with several doctors switches it on under “Staff”.',
        ),
      ),
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
