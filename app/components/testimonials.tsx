import type { Home } from "~/data/home";

/** Illustrations, and labelled so: invented testimonials are unlawful (16 CFR 465). */
export function Testimonials({ copy }: { copy: Home["testimonials"] }) {
  return (
    <section
      id="testimonials"
      className="section section--tint"
      aria-labelledby="testimonials-title"
    >
      <h2 id="testimonials-title">{copy.title}</h2>
      <p className="section__lead">{copy.label}</p>
      <ul className="testimonials">
        {copy.items.map(({ quote, name, location, avatar }) => (
          <li key={name} className="testimonial">
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <p className="testimonial__name">
              <img src={avatar} alt="" width={48} height={48} loading="lazy" />
              <span>
                {name}, {location}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
