import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const picky: SeedNews = {
  slug: 'rebenok-est-tolko-makarony',
  category: 'little-ones',
  date: '2026-07-13T04:00:00Z',
  specialist: '100604',
  image: picture('demo-practice/news-3', {
    ru: 'Рисунок: стакан воды, апельсин и мандарин',
    kk: 'Сурет: бір стакан су, апельсин және мандарин',
    uz: 'Rasm: bir stakan suv, apelsin va mandarin',
    en: 'Drawing: a glass of water, an orange and a mandarin',
  }),
  title: {
    ru: 'Ребёнок ест только макароны: что предложить ещё',
    kk: 'Бала тек макарон жейді: тағы не ұсынуға болады',
    uz: 'Bola faqat makaron yeydi: yana nima taklif qilish mumkin',
    en: 'A child who eats only pasta: what else to offer',
  },
  lead: {
    ru: 'Осторожность к новой еде в два-пять лет — обычное дело.',
    kk: 'Екі-бес жаста жаңа тамаққа сақтықпен қарау — қалыпты жағдай.',
    uz: 'Ikki-besh yoshda yangi ovqatga ehtiyotkorlik — odatiy hol.',
    en: 'Between two and five, being wary of new food is quite usual.',
  },
  content: {
    ru: `
<p>Нового продукта ребёнку иногда нужно увидеть десять, а то и пятнадцать раз, прежде чем попробовать. Это не каприз, а осторожность.</p>
<h2>Разделите обязанности</h2>
<ul>
<li>Взрослый решает, что на столе, когда и где.</li>
<li>Ребёнок решает, есть ли и сколько.</li>
</ul>
<h2>Помогает</h2>
<p>Есть вместе и то же самое. Класть крошечную порцию рядом с любимым. Готовить вдвоём. Убирать перекусы и сок за час до еды. Не уговаривать, не подкупать, не хвалить за съеденное.</p>
<h2>Покажите доктору, если</h2>
<ul>
<li>ребёнок худеет или не прибавляет;</li>
<li>давится, кашляет, боится глотать;</li>
<li>продуктов меньше десяти и они исчезают один за другим;</li>
<li>вялость, бледность, частые запоры.</li>
</ul>
<p>Витамины «для аппетита» сами по себе не назначайте: сначала поймём, есть ли чего-то нехватка.</p>`,
    kk: `
<p>Жаңа тағамды татып көрмес бұрын балаға оны кейде он, тіпті он бес рет көру керек. Бұл қыңырлық емес, сақтық.</p>
<h2>Міндетті бөлісіңіз</h2>
<ul>
<li>Үстелде не, қашан және қайда болатынын ересек шешеді.</li>
<li>Жей ме, қанша жейді — оны бала шешеді.</li>
</ul>
<h2>Көмектеседі</h2>
<p>Бірге отырып, бір тамақты жеу. Сүйікті тағамның жанына кішкентай үлес қою. Бірге пісіру. Тамақтан бір сағат бұрын тіскебасар мен шырынды алып тастау. Жалынбау, сыйлыққа айырбастамау, жегені үшін мақтамау.</p>
<h2>Мына жағдайда дәрігерге көрсетіңіз</h2>
<ul>
<li>бала арықтаса немесе салмақ қоспаса;</li>
<li>шашалса, жөтелсе, жұтудан қорықса;</li>
<li>жейтін тағамы оннан аз, бірінен соң бірі азая берсе;</li>
<li>әлсіз, бозарған, жиі іші қатса.</li>
</ul>
<p>«Тәбет ашатын» дәруменді өз бетіңізше бермеңіз: алдымен бірдеңе жетіспей ме, соны анықтаймыз.</p>`,
    uz: `
<p>Yangi taomni tatib koʻrishdan oldin bola uni baʼzan oʻn, hatto oʻn besh marta koʻrishi kerak. Bu injiqlik emas, ehtiyotkorlik.</p>
<h2>Vazifani boʻlishing</h2>
<ul>
<li>Stolda nima, qachon va qayerda boʻlishini katta odam hal qiladi.</li>
<li>Yeydimi va qancha yeydi — buni bola hal qiladi.</li>
</ul>
<h2>Yordam beradi</h2>
<p>Birga va bir xil ovqat yeyish. Yoqtirgan taomi yoniga juda kichik ulush qoʻyish. Birga pishirish. Ovqatdan bir soat oldin gazak va sharbatni olib qoʻyish. Yalinmaslik, sovgʻaga almashtirmaslik, yegani uchun maqtamaslik.</p>
<h2>Quyidagi holatlarda shifokorga koʻrsating</h2>
<ul>
<li>bola ozsa yoki vazn qoʻshmasa;</li>
<li>qalqisa, yoʻtalsa, yutishdan qoʻrqsa;</li>
<li>yeydigan narsasi oʻntadan kam va birin-ketin kamaysa;</li>
<li>holsiz, rangpar, tez-tez ich qotsa.</li>
</ul>
<p>“Ishtaha ochuvchi” vitaminlarni oʻzingizcha bermang: avval biror narsa yetishmayaptimi, aniqlaymiz.</p>`,
    en: `
<p>A child may need to see a new food ten or even fifteen times before trying it. That is not a whim but caution.</p>
<h2>Share the work</h2>
<ul>
<li>The adult decides what is on the table, when and where.</li>
<li>The child decides if to eat and how much.</li>
</ul>
<h2>What helps</h2>
<p>Eat together and eat the same. Put a tiny portion beside a favourite. Cook together. Clear away snacks and juice an hour before meals. Do not coax, bribe or praise for what is eaten.</p>
<h2>See a doctor if</h2>
<ul>
<li>the child loses weight or does not gain;</li>
<li>chokes, coughs or is afraid to swallow;</li>
<li>eats fewer than ten foods, and they vanish one by one;</li>
<li>is listless, pale or often constipated.</li>
</ul>
<p>Do not give vitamins “for appetite” on your own: first we find out if anything is missing.</p>`,
  },
}
