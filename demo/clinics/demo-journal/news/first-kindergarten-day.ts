import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const firstKindergartenDay: SeedNews = {
  slug: 'pervyj-den-v-sadu',
  category: 'children',
  date: '2026-08-25T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-4', {
    ru: 'Рисунок: раздевалка детского сада — пальто, шапка и рюкзак на крючках, ботинки у скамейки',
    kk: 'Сурет: балабақшаның киім шешетін бөлмесі — ілгіште пальто, бөрік пен арқа қап, орындық жанында бәтеңке',
    uz: 'Rasm: bogʻchaning kiyinish xonasi — ilgakda palto, qalpoq va ryukzak, oʻrindiq yonida botinka',
    en: 'Drawing: a nursery cloakroom with a coat, a hat and a rucksack on hooks and boots by a bench',
  }),
  title: {
    ru: 'Первый день в\u00a0саду: что положить в\u00a0шкафчик и\u00a0что оставить дома',
    kk: 'Балабақшадағы алғашқы күн: шкафқа не салу, нені үйде қалдыру керек',
    uz: 'Bogʻchadagi birinchi kun: shkafchaga nima solinadi, nima uyda qoladi',
    en: 'The first day at kindergarten: what to put in the locker and what to leave at home',
  },
  lead: {
    ru: 'Как подготовиться, как прощаться у двери и почему в первый год дети часто простужаются.',
    kk: 'Қалай дайындалу, есік алдында қалай қоштасу керек және бірінші жылы балаға неге жиі суық тиеді.',
    uz: 'Qanday tayyorlanish, eshik oldida qanday xayrlashish kerak va nega birinchi yilda bolalar tez-tez shamollaydi.',
    en: 'How to get ready, how to say goodbye at the door, and why children catch so many colds in the first year.',
  },
  content: {
    ru: `
<p>В последнюю неделю августа в коридоре клиники слышно, как шуршат медицинские карты. Вопросов, правда, два: как он там без меня и сколько будет болеть. Отвечаем по порядку.</p>
<h2>За две недели</h2>
<ul>
<li>Сдвиньте подъём и обед к садовскому расписанию, по четверти часа в день.</li>
<li>Погуляйте рядом с садом, покажите площадку и окно группы.</li>
<li>Потренируйте молнию, ложку и просьбу «помогите, пожалуйста».</li>
<li>Проверьте прививки. Если чего-то не хватает, составим план: это не повод пропустить сад.</li>
</ul>
<h2>У двери</h2>
<p>Прощайтесь коротко и всегда одинаково: обнять, сказать, когда вернётесь, помахать в окно. Не исчезайте тайком. Слёзы высохнут за десять минут, а вот ребёнок, от которого однажды ушли незаметно, будет сторожить дверь весь день. И говорите правду: «после сна», если после сна.</p>
<blockquote><p>Привыкание занимает от двух недель до двух месяцев. Дорога не прямая: вторая неделя часто труднее первой.</p></blockquote>
<h2>В шкафчике</h2>
<p>Две смены одежды, пижама, лёгкая обувь на липучке, пакет для мокрого, одна любимая мягкая вещь. Дома остаются лекарства, украшения, шнурки и мелкие игрушки.</p>
<h2>Про болезни</h2>
<p>Восемь-десять простуд за первый год — обычное дело: организм знакомится с вирусами, которых дома не было. Сироп «для иммунитета» их не отменит. Помогают мытьё рук, прогулки, прививки и честность взрослых: температурящего ребёнка в группу не ведут. Возвращаются, когда сутки нет температуры без лекарств и есть силы играть.</p>
<h2>Когда прийти к врачу</h2>
<p>Прошло больше двух месяцев, а ребёнок каждый день плачет до рвоты, перестал есть или спать, разучился тому, что умел. Или простуды тяжёлые: с пневмониями, с гнойными отитами раз за разом. Тут поможет разговор и, если нужно, обследование.</p>
<p><em>Автор — Сауле Нурпеисова, педиатр. Проверил Данияр Ахметов, семейный врач.</em></p>`,
    kk: `
<p>Тамыздың соңғы аптасында клиника дәлізінде медициналық карталардың сыбдыры естіледі. Ал сұрақ негізінен екеу: онда менсіз қалай болады және қанша ауырады? Ретімен жауап береміз.</p>
<h2>Екі апта бұрын</h2>
<ul>
<li>Оянатын және түскі ас ішетін уақытты күніне ширек сағаттан балабақша кестесіне жақындатыңыз.</li>
<li>Балабақша маңында серуендеп, ойын алаңы мен топтың терезесін көрсетіңіз.</li>
<li>Сыдырма ілгекті ағытуды, қасық ұстауды және «көмектесіңізші» деп сұрауды жаттықтырыңыз.</li>
<li>Екпелерін тексеріңіз. Бірдеңе жетіспесе, жоспар жасаймыз: бұл балабақшадан қалуға себеп емес.</li>
</ul>
<h2>Есік алдында</h2>
<p>Әр жолы бірдей, қысқа қоштасыңыз: құшақтап, қашан келетініңізді айтып, терезеден қол бұлғаңыз. Білдірмей кетіп қалмаңыз. Көз жасы он минутта құрғайды, ал бір рет байқатпай тастап кеткен бала күні бойы есікті аңдиды. Шындықты айтыңыз: ұйқыдан кейін келсеңіз, «ұйқыдан кейін» деңіз.</p>
<blockquote><p>Үйренісу екі аптадан екі айға дейін созылады. Жол түзу емес: екінші апта көбіне біріншісінен қиынырақ.</p></blockquote>
<h2>Шкафта</h2>
<p>Екі ауыстырмалы киім, пижама, жапсырмалы жеңіл аяқкиім, ылғал киімге арналған қап, бір сүйікті жұмсақ зат. Дәрі, әшекей, бау және ұсақ ойыншықтар үйде қалады.</p>
<h2>Ауру туралы</h2>
<p>Бірінші жылы сегіз-он рет суық тию — үйреншікті жағдай: ағза үйде болмаған вирустармен танысады. «Иммунитетке арналған» шәрбат оларды жоя алмайды. Қол жуу, серуен, екпе және ересектердің адалдығы көмектеседі: қызуы бар баланы топқа апармайды. Дәрісіз бір тәулік қызуы көтерілмесе және ойнауға күші жетсе, қайта барады.</p>
<h2>Дәрігерге қашан келу керек</h2>
<p>Екі айдан астам уақыт өтсе де, бала күн сайын құсқанша жыласа, тамақ ішуін немесе ұйықтауын қойса, бұрын білгенін ұмытып қалса. Немесе ауруы ауыр болса: пневмония, іріңді отит қайталана берсе. Мұндайда әңгіме, қажет болса, тексеру көмектеседі.</p>
<p><em>Авторы — Сәуле Нұрпейісова, педиатр. Тексерген — Данияр Ахметов, отбасылық дәрігер.</em></p>`,
    uz: `
<p>Avgustning oxirgi haftasida klinika yoʻlagida tibbiy kartalarning shitirlashi eshitiladi. Savol esa aslida ikkita: u yerda mensiz qanday boʻladi va qancha kasal boʻladi? Tartib bilan javob beramiz.</p>
<h2>Ikki hafta oldin</h2>
<ul>
<li>Uygʻonish va tushlik vaqtini kuniga chorak soatdan bogʻcha jadvaliga yaqinlashtiring.</li>
<li>Bogʻcha atrofida sayr qiling, maydoncha va guruh derazasini koʻrsating.</li>
<li>Molniyani yopish, qoshiq tutish va “yordam bering, iltimos” deyishni mashq qiling.</li>
<li>Emlashlarni tekshiring. Biror narsa yetishmasa, reja tuzamiz: bu bogʻchadan qolishga sabab emas.</li>
</ul>
<h2>Eshik oldida</h2>
<p>Har safar bir xil va qisqa xayrlashing: quchoqlang, qachon qaytishingizni ayting, derazadan qoʻl silkiting. Bildirmay ketib qolmang. Koʻz yoshi oʻn daqiqada quriydi, ammo bir marta bildirmay tashlab ketilgan bola kun boʻyi eshikni poylaydi. Rostini ayting: uyqudan keyin kelsangiz, “uyqudan keyin” deng.</p>
<blockquote><p>Koʻnikish ikki haftadan ikki oygacha davom etadi. Yoʻl tekis emas: ikkinchi hafta koʻpincha birinchisidan qiyinroq.</p></blockquote>
<h2>Shkafchada</h2>
<p>Ikki sidra almashtiriladigan kiyim, pijama, yopishqoq tasmali yengil poyabzal, hoʻl kiyim uchun xalta, bitta sevimli yumshoq narsa. Dori, taqinchoq, bogʻich va mayda oʻyinchoqlar uyda qoladi.</p>
<h2>Kasalliklar haqida</h2>
<p>Birinchi yilda sakkiz-oʻn marta shamollash — oddiy hol: organizm uyda boʻlmagan viruslar bilan tanishadi. “Immunitet uchun” sirop ularni yoʻq qilmaydi. Qoʻl yuvish, sayr, emlash va kattalarning halolligi yordam beradi: isitmali bola guruhga olib borilmaydi. Dorisiz bir sutka isitmasi chiqmasa va oʻynashga kuchi yetsa, qaytadi.</p>
<h2>Shifokorga qachon kelish kerak</h2>
<p>Ikki oydan oshsa ham, bola har kuni qusguncha yigʻlasa, ovqat yemay yoki uxlamay qoʻysa, ilgari bilganini unutsa. Yoki kasalliklari ogʻir oʻtsa: pnevmoniya, yiringli otit qayta-qayta boʻlsa. Bunda suhbat va kerak boʻlsa, tekshiruv yordam beradi.</p>
<p><em>Muallif — Saule Nurpeisova, pediatr. Tekshirgan — Daniyar Axmetov, oilaviy shifokor.</em></p>`,
    en: `
<p>In the last week of August the corridor of the clinic rustles with medical cards. The real questions, though, are two: how will he manage without me, and how often will he be ill? We answer them in order.</p>
<h2>Two weeks before</h2>
<ul>
<li>Move waking and lunch towards the nursery timetable, a quarter of an hour a day.</li>
<li>Take walks near the kindergarten; show the playground and the window of the group.</li>
<li>Practise the zip, the spoon and the words “help me, please”.</li>
<li>Check the vaccinations. If something is missing, we will make a plan: it is no reason to miss kindergarten.</li>
</ul>
<h2>At the door</h2>
<p>Keep goodbyes short and always the same: hug, say when you will be back, wave at the window. Do not slip away. Tears dry in ten minutes, but a child whom somebody once left unnoticed will guard the door all day. And tell the truth: “after the nap”, if it is after the nap.</p>
<blockquote><p>Settling in takes from two weeks to two months. The road is not straight: the second week is often harder than the first.</p></blockquote>
<h2>In the locker</h2>
<p>Two changes of clothes, pyjamas, light shoes with Velcro, a bag for wet things, one soft and well-loved object. Medicines, jewellery, laces and small toys stay at home.</p>
<h2>About illness</h2>
<p>Eight to ten colds in the first year are ordinary: the body meets viruses that were not at home. A syrup “for immunity” will not cancel them. What helps is washing hands, walks, vaccinations and the honesty of adults: a child with a fever is not taken to the group. Children go back when they have had no fever for a day without medicine and have the strength to play.</p>
<h2>When to see a doctor</h2>
<p>More than two months have passed, and every day the child cries until sick, has stopped eating or sleeping, or has lost skills. Or the illnesses are severe: pneumonia, or ear infections with pus time after time. A talk helps here and, if needed, an examination.</p>
<p><em>Written by Saule Nurpeisova, paediatrician. Reviewed by Daniyar Akhmetov, family doctor.</em></p>`,
  },
}
