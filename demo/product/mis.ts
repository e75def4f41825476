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
      'Данные клиники в\u00a0одном месте',
      'Клиника деректері бір жерде',
      'Klinika maʼlumotlari bir joyda',
      'Your clinic’s data in one place',
    ),
    lead: four(
      'Филиалы, врачи с\u00a0часами приёма, услуги с\u00a0ценами и\u00a0сотрудники. Что изменили здесь, сразу видят пациенты на\u00a0сайте и\u00a0в\u00a0каталоге.',
      'Филиалдар, қабылдау уақыты бар дәрігерлер, бағасы бар қызметтер және қызметкерлер. Осында өзгерткеніңізді пациенттер сайттан да, каталогтан да бірден көреді.',
      'Filiallar, qabul vaqti bilan shifokorlar, narxlari bilan xizmatlar va xodimlar. Bu yerda oʻzgartirganingizni bemorlar saytda ham, katalogda ham darhol koʻradi.',
      'Branches, doctors with their hours, services with prices, and staff. What you change here, patients see at once on your site and in the directory.',
    ),
    image: picture(
      'shipa/registry',
      four(
        'Рисунок: регистратура поликлиники',
        'Сурет: емхананың тіркеу бөлімі',
        'Rasm: poliklinika qabulxonasi',
        'Drawing: the front desk of a polyclinic',
      ),
    ),
    action: connect,
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Что в\u00a0ней есть', 'Онда не бар', 'Unda nimalar bor', 'What it has'),
  arrangement: 'rows',
  items: [
    point(
      four('Филиалы', 'Филиалдар', 'Filiallar', 'Branches'),
      four(
        'У\u00a0каждого свои адрес, точка на\u00a0карте, телефоны, фотографии и\u00a0часы работы с\u00a0праздниками и\u00a0короткими днями.',
        'Әрқайсысының өз мекенжайы, картадағы орны, телефондары, фотосуреттері және мереке мен қысқа күндері ескерілген жұмыс уақыты бар.',
        'Har birining oʻz manzili, xaritadagi oʻrni, telefonlari, suratlari hamda bayram va qisqa kunlari bilan ish vaqti bor.',
        'Each has its own address, place on the map, phone numbers, photos and opening hours, with public holidays and short days.',
      ),
    ),
    point(
      four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'),
      four(
        'Специальности, стаж, образование, языки приёма и\u00a0часы в\u00a0каждом филиале, где врач принимает.',
        'Мамандықтары, тәжірибесі, білімі, қабылдау тілдері және қабылдайтын әр филиалдағы уақыты.',
        'Mutaxassisliklari, tajribasi, maʼlumoti, qabul tillari va qabul qiladigan har bir filialdagi vaqti.',
        'Specialities, experience, education, languages, and hours in each branch where the doctor sees patients.',
      ),
    ),
    point(
      four(
        'Календарь и\u00a0запись онлайн',
        'Күнтізбе және онлайн жазылу',
        'Kalendar va onlayn yozilish',
        'Calendar and online booking',
      ),
      four(
        'Свободное время считается по\u00a0часам врачей. Запись с\u00a0сайта сама появляется в\u00a0календаре, её можно перенести, отменить или внести по\u00a0звонку.',
        'Бос уақыт дәрігерлердің қабылдау сағаттары бойынша есептеледі. Сайттан жазылу күнтізбеде өзі пайда болады, оны ауыстыруға, болдырмауға немесе қоңырау бойынша енгізуге болады.',
        'Boʻsh vaqt shifokorlarning qabul soatlari boʻyicha hisoblanadi. Saytdan yozilish kalendarda oʻzi paydo boʻladi, uni koʻchirish, bekor qilish yoki qoʻngʻiroq boʻyicha kiritish mumkin.',
        'Free times follow from the doctors’ hours. A booking from the site appears in the calendar by itself; you can move it, cancel it, or enter one taken by phone.',
      ),
    ),
    point(
      four('Услуги и\u00a0цены', 'Қызметтер мен бағалар', 'Xizmatlar va narxlar', 'Services and prices'),
      four(
        'Прейскурант можно вставить целиком из\u00a0Excel или Word и\u00a0проверить перед сохранением. Цена может отличаться в\u00a0филиале или у\u00a0врача, прежние цены хранятся.',
        'Бағалар тізімін Excel немесе Word файлынан тұтас қойып, сақтамас бұрын тексеруге болады. Баға филиалға немесе дәрігерге қарай өзгеше бола алады, бұрынғы бағалар сақталады.',
        'Narxlar roʻyxatini Excel yoki Worddan butunligicha qoʻyib, saqlashdan oldin tekshirish mumkin. Narx filialga yoki shifokorga qarab boshqacha boʻlishi mumkin, oldingi narxlar saqlanadi.',
        'Paste a whole price list from Excel or Word and check it before it is saved. A price may differ by branch or doctor, and earlier prices are kept.',
      ),
    ),
    point(
      four('Сотрудники и\u00a0роли', 'Қызметкерлер мен рөлдер', 'Xodimlar va rollar', 'Staff and roles'),
      four(
        'Владелец, руководитель, регистратура, врач, редактор, аналитик. Доступ даёт код приглашения, и\u00a0его можно ограничить одним филиалом.',
        'Иесі, басшы, тіркеу бөлімі, дәрігер, редактор, талдаушы. Қолжетімділікті шақыру коды береді, оны бір филиалмен шектеуге болады.',
        'Egasi, rahbar, qabulxona, shifokor, muharrir, tahlilchi. Kirish huquqini taklif kodi beradi, uni bitta filial bilan cheklash mumkin.',
        'Owner, manager, front desk, doctor, editor, analyst. Access is given by an invitation code and can be limited to one branch.',
      ),
    ),
  ],
})

/** R3. It names the features that exist, and says plainly which are missing. */
export const mis: CustomPageSeed = {
  slug: 'mis',
  title: four(
    'Информационная система клиники',
    'Клиниканың ақпараттық жүйесі',
    'Klinika axborot tizimi',
    'Clinic information system',
  ),
  description: four(
    'Филиалы, врачи с\u00a0часами приёма, услуги с\u00a0ценами и\u00a0роли сотрудников: данные клиники в\u00a0одном месте, для сайта и\u00a0каталога.',
    'Филиалдар, қабылдау уақыты бар дәрігерлер, бағасы бар қызметтер және қызметкерлердің рөлдері: сайт пен каталогқа арналған деректер бір жерде.',
    'Filiallar, qabul vaqti bilan shifokorlar, narxlari bilan xizmatlar va xodimlar rollari: sayt va katalog uchun maʼlumotlar bir joyda.',
    'Branches, doctors with their hours, services with prices and staff roles: your clinic’s data in one place, for its site and the directory.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'services',
      four(
        'Услуги и\u00a0цены клиники в\u00a0таблице с\u00a0поиском и\u00a0фильтрами',
        'Іздеуі мен сүзгілері бар кестедегі клиника қызметтері мен бағалары',
        'Qidiruv va filtrli jadvaldagi klinika xizmatlari va narxlari',
        'The clinic’s services and prices in a table with search and filters',
      ),
    ),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Есть\u00a0ли запись на\u00a0приём и\u00a0медицинские карты?',
          'Қабылдауға жазылу және медициналық карталар бар ма?',
          'Qabulga yozilish va tibbiy kartalar bormi?',
          'Are there appointments and patients’ records?',
        ),
        four(
          'Запись есть: пациент выбирает время на\u00a0сайте или в\u00a0каталоге, а\u00a0регистратура видит его в\u00a0календаре филиала. У\u00a0каждого пациента есть карточка: имя, контакты, приёмы и\u00a0кто её открывал. Историю болезни клиника ведёт там\u00a0же, где вела до\u00a0сих пор.',
          'Жазылу бар: пациент уақытты сайттан немесе каталогтан таңдайды, тіркеу бөлімі оны филиалдың күнтізбесінен көреді. Әр пациенттің карточкасы бар: аты-жөні, байланысы, қабылдаулары және оны кім ашқаны. Ауру тарихын клиника бұрынғы жерінде жүргізе береді.',
          'Yozilish bor: bemor vaqtni saytda yoki katalogda tanlaydi, qabulxona uni filial kalendarida koʻradi. Har bir bemorning kartochkasi bor: ismi, aloqa maʼlumotlari, qabullari va uni kim ochgani. Kasallik tarixini klinika hozirgacha yuritgan joyida yuritadi.',
          'Appointments, yes: patients choose a time on your site or in the directory, and the front desk sees it in the branch’s calendar. Each patient has a card with name, contacts, visits and who has opened it. Keep medical histories where you have kept them so far.',
        ),
      ),
      questionAndAnswer(
        four(
          'Нужна\u00a0ли система, чтобы у\u00a0клиники был сайт?',
          'Клиниканың сайты болуы үшін жүйе қажет пе?',
          'Klinikaning sayti boʻlishi uchun tizim kerakmi?',
          'Do we need the system to have a site?',
        ),
        four(
          'Это одно и\u00a0то\u00a0же место: из\u00a0этих данных сайт берёт врачей, цены и\u00a0часы работы. Отдельно подключать нечего.',
          'Бұл — бір орын: сайт дәрігерлерді, бағалар мен жұмыс уақытын осы деректерден алады. Бөлек қосатын ештеңе жоқ.',
          'Bu bitta joy: sayt shifokorlar, narxlar va ish vaqtini shu maʼlumotlardan oladi. Alohida ulanadigan narsa yoʻq.',
          'They are one place: the site takes its doctors, prices and hours from this data. There is nothing to add separately.',
        ),
      ),
      questionAndAnswer(
        four(
          'Что подготовить клинике?',
          'Клиника не дайындауы керек?',
          'Klinika nimalarni tayyorlashi kerak?',
          'What should a clinic prepare?',
        ),
        four(
          'Список врачей с\u00a0их специальностями и\u00a0часами приёма, услуги с\u00a0ценами, адреса и\u00a0телефоны филиалов.',
          'Дәрігерлердің тізімін мамандығы мен қабылдау уақытымен, бағасы бар қызметтерді, филиалдардың мекенжайы мен телефондарын.',
          'Shifokorlar roʻyxati, ularning mutaxassisligi va qabul vaqti, narxlari bilan xizmatlar, filiallarning manzili va telefonlari.',
          'A list of doctors with their specialities and hours, services with prices, and the addresses and phone numbers of branches.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Принимаете один или вдвоём?',
        'Жалғыз немесе екеу болып қабылдайсыз ба?',
        'Yolgʻiz yoki ikki kishi boʻlib qabul qilasizmi?',
        'Working alone or with a partner?',
      ),
      text: four(
        'Посмотрите, что из\u00a0этого нужно частной практике.',
        'Осының ішінен жеке практикаға не керек екенін көріңіз.',
        'Shulardan xususiy amaliyotga nimalar kerakligini koʻring.',
        'See which of this a private practice needs.',
      ),
      action: {
        label: four(
          'О\u00a0частной практике',
          'Жеке практика туралы',
          'Xususiy amaliyot haqida',
          'About private practice',
        ),
        link: toPage('/mis-practice'),
      },
      tone: 'calm',
    }),
  ],
}
