import { media } from '../../config/media';
import { perfumePicture } from '../../shop/perfumes/perfumePicture';
import { perfumeNamed, perfumeTargets } from '../../shop/products/perfumeTargets';
import type { Product } from '../../shop/products/product';
import { pathOfProductName } from '../../shop/products/productPath';
import type { FoundRowProps } from '../../shop/search/FoundRow';
import { matchesNormalised } from '../../shop/search/searchTargets';
import { Picture } from '../../ui/Picture';
import { RemoteImage } from '../../ui/RemoteImage';

/**
 * The products whose names match: the shop's own perfumes, whose prices are known when the API has answered, then
 * other products of the API.
 * @param products the API's products for the query
 */
export function productRows(query: string, products: readonly Product[]): FoundRowProps[] {
  const matches = ({ name }: { name: string }): boolean => matchesNormalised(name, query);
  const found = products.filter(matches);
  const own = perfumeTargets.filter(matches).map(({ perfume, name, path }) => ({
    path,
    name,
    picture: <Picture source={perfumePicture(perfume)} alt="" sizes={`${media.tablet} 30vw, 45vw`} />,
    price: found.find((product) => perfumeNamed(product.name)?.perfume === perfume)?.price,
  }));
  const others = found
    .filter(({ name }) => perfumeNamed(name) === undefined)
    .map(({ name, price, image }) => ({
      path: pathOfProductName(name),
      name,
      picture: <RemoteImage src={image} alt="" />,
      price,
    }));
  return [...own, ...others];
}
