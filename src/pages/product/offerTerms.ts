import { deliveryDays, searchTerms } from '#house/owner';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

function deliveryTime(): object {
  const { sent, arrives } = deliveryDays;
  const transit = arrives?.map((day) => Math.max(0, day - (sent ?? 0))) ?? [];
  return {
    '@type': 'ShippingDeliveryTime',
    businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKDAYS },
    ...(sent !== null && { handlingTime: days(0, sent) }),
    ...(transit[0] !== undefined &&
      transit[1] !== undefined && { transitTime: days(transit[0], transit[1]) }),
  };
}

/** What the structured data of an offer says on delivery and returns, from the owner's facts. */
export function offerTerms(): object {
  const { countries, deliveryCost, returnDays } = searchTerms;
  if (countries.length === 0) return {};
  const hasTime = deliveryDays.sent !== null || deliveryDays.arrives !== null;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
      ...(deliveryCost !== null && {
        shippingRate: { '@type': 'MonetaryAmount', value: deliveryCost.toFixed(2), currency: 'USD' },
      }),
      ...(hasTime && { deliveryTime: deliveryTime() }),
    },
    ...(returnDays > 0 && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: countries,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
      },
    }),
  };
}
