import { TextLink } from "~/app/ui/text-links";
import type { Home } from "~/data/home";

/** Made-up situations, and labelled as such: invented testimonials are unlawful (16 CFR 465). */
export function Testimonials({ items }: { items: Home["testimonials"]["items"] }) {
  return (
    <ul className="testimonials" data-reveal>
      {items.map(({ quote, name, location, avatar, link }) => (
        <li key={name} className="testimonial">
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <p>
            <TextLink label={link.label} href={link.href} />
          </p>
          <p className="testimonial__name">
            <img src={avatar} alt="" width={48} height={48} loading="lazy" />
            <span>
              {name}, {location}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
